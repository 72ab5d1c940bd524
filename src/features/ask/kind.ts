/** What a question is after: a way to do something, a meaning, yes or no, a number, or anything. */
export type QuestionKind = 'steps' | 'definition' | 'yes-no' | 'number' | 'other';

const KINDS: [kind: QuestionKind, form: RegExp][] = [
  [
    'number',
    /\bhow (many|much|long|big|large|fast|old|often)\b|\b(limit|maximum|minimum|price)\b/i,
  ],
  ['definition', /^(what(?:'s|’s| is| are)|define|explain)\b|\bmeaning of\b/i],
  ['yes-no', /^(is|are|can|could|does|do|did|will|would|should|may|has|have|must)\b/i],
  ['steps', /\bhow (do|can|to|should|would)\b|\b(set ?up|install|deploy|create|add|make)\b/i],
];

/** Tells from its form what a question is after. */
export function kindOfQuestion(question: string): QuestionKind {
  return KINDS.find(([, form]) => form.test(question.trim()))?.[0] ?? 'other';
}

const ASKS_FOR_TYPES =
  /\b(signatures?|types?|typed|typing|typescript|parameters?|arguments?|returns?|options?|props?)\b/i;

/** Whether the question is about how something is called, and not what it does. */
export function asksForTypes(question: string): boolean {
  return ASKS_FOR_TYPES.test(question);
}

/** Words that only make sense after something was said. */
const REFERRING = /\b(it|its|that|this|these|those|them|they|one|ones|there|same|instead)\b/i;
const CONTINUING = /^(and|but|or|so|also|then|what about|how about|what if)\b/i;
/** A longer question says itself what it's about. */
const MAX_FOLLOW_UP_WORDS = 9;

/** Whether a question goes on about what was asked before. */
export function isFollowUp(question: string): boolean {
  const text = question.trim();
  return (
    CONTINUING.test(text) ||
    (text.split(/\s+/).length <= MAX_FOLLOW_UP_WORDS && REFERRING.test(text))
  );
}
