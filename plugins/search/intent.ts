/** What somebody who types a query wants: a name, the cause of an error, a meaning, a way to do something. */
export type Intent = 'symbol' | 'error' | 'definition' | 'task' | 'word';

/** A name as code writes it: `useCurrentFrame`, `spring()`, `<Img>`, `--codec`, `@remotion/player`. */
const SYMBOL =
  /^(<?\/?[\w.]+ ?\/?>|--?[a-z][\w-]*|@[\w./-]+|[\w.]+\(.*\)|[a-z]+[A-Z]\w*|[A-Z]\w+[A-Z]\w*)$/;

/** Words of messages that programs print. */
const ERROR =
  /\b(error|errors|failed|fails|fail|cannot|can't|could not|couldn't|unable|invalid|exceeded|timed? ?out|undefined|not (?:found|supported|allowed|defined|a function)|must (?:be|not)|expected|exception|crash\w*|killed|refused|denied|missing|ENO\w+|E[A-Z]{4,}|quit with|exited with)\b/;

const DEFINITION =
  /^(what(?:'s|s| is| are| does)\b|define\b|difference between\b)|\b(meaning|vs\.?|versus)\b/i;

/** Tells what a query is after from how it is written. */
export function intentOf(query: string): Intent {
  const text = query.trim();
  if (SYMBOL.test(text)) {
    return 'symbol';
  }
  if (ERROR.test(text)) {
    return 'error';
  }
  if (DEFINITION.test(text)) {
    return 'definition';
  }
  return /\s/.test(text) ? 'task' : 'word';
}
