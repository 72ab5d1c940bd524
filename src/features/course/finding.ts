/**
 * What can be wrong with an answer:
 *
 * - `error` it doesn't run
 * - `rule` it breaks a rule
 * - `cause` the code, or what was drawn, tells why it can't match
 * - `still` it draws the same at all frames, and the goal doesn't
 * - `late`, `early` it draws what the goal draws at another frame
 * - `slow`, `fast` it moves at another speed than the goal
 * - `missing`, `extra` it draws nothing where the goal draws something, or the other way round
 * - `small`, `large` what it draws has another size
 * - `moved` what it draws is elsewhere
 * - `color` what it draws has another color
 * - `other` it differs in some other way
 */
export const FINDING_KINDS = [
  'error',
  'rule',
  'cause',
  'still',
  'late',
  'early',
  'slow',
  'fast',
  'missing',
  'extra',
  'small',
  'large',
  'moved',
  'color',
  'other',
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** Why an answer didn't pass. */
export type Finding = {
  kind: FindingKind;
  /** First frame that differs. Null where no frame was compared. */
  frame: number | null;
  /** What seems off, as sentences for the reader. */
  message: string;
};
