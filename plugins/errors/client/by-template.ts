/** How far apart two parts of a message may stand: as far as a long URL or a short list. In characters. */
const WIDEST_GAP = 600;

/** How many places of the first part are tried: a log repeats itself. */
const MOST_STARTS = 8;

/** How well a text holds a message. */
export type Fit = {
  /** Letters of the message that stand in the text, in order. */
  letters: number;
  /** Share of the message that stands in the text, from 0 to 1. */
  share: number;
  /** Share of the text that is the message, from 0 to 1. */
  ofText: number;
  /** Letters of the text that stand where the message varies. */
  variable: number;
  /** Where in the text it begins. */
  start: number;
};

/**
 * Looks for the parts of a message in a text, one after the other. A text that was cut off, or
 * copied in part, holds the beginning of a message.
 *
 * @param parts words of the message, with a space around each, as `partsOf()` gives them
 * @param text words, with a space around each, as `wordsOf()` gives them
 * @param lettersOfText so many letters these words have: for who looks for many messages in one text
 * @returns `null` where not even the first word stands there
 */
export function fitOf(parts: string[], text: string, lettersOfText = lettersOf(text)): Fit | null {
  const whole = parts.reduce((sum, part) => sum + lettersOf(part), 0);
  const [first] = parts;
  if (!first) {
    return null;
  }
  let best: Fit | null = null;
  for (const start of startsOf(first, text)) {
    const {letters, variable} = lettersFrom(parts, text, start);
    if (!best || isBetter(letters, variable, best)) {
      const share = letters / whole;
      const ofText = (letters + variable) / Math.max(1, lettersOfText);
      best = {letters, share, ofText, variable, start};
    }
  }
  return best;
}

/** More of the message, or as much of it with less in between. */
function isBetter(letters: number, variable: number, than: Fit): boolean {
  return letters > than.letters || (letters === than.letters && variable < than.variable);
}

/** Places where the first part stands. If it stands nowhere, those of its beginning. */
function startsOf(first: string, text: string): number[] {
  const word = first.slice(0, first.indexOf(' ', 1) + 1);
  const two = first.slice(0, first.indexOf(' ', word.length) + 1) || word;
  for (const needle of [first, two, word]) {
    const starts: number[] = [];
    for (
      let at = text.indexOf(needle);
      at >= 0 && starts.length < MOST_STARTS;
      at = text.indexOf(needle, at + 1)
    ) {
      starts.push(at);
    }
    if (starts.length > 0) {
      return starts;
    }
  }
  return [];
}

function lettersFrom(
  parts: string[],
  text: string,
  start: number,
): {letters: number; variable: number} {
  let letters = 0;
  let variable = 0;
  let from = start;
  for (const [index, part] of parts.entries()) {
    const at = placeNear(part, text, from, index === 0);
    if (at < 0) {
      return {letters: letters + beginningOf(part, text, from, index === 0), variable};
    }
    variable += lettersOf(text.slice(from, at));
    letters += lettersOf(part);
    // The space that ends a part begins the next one.
    from = at + part.length - 1;
  }
  return {letters, variable};
}

/** Letters of the longest beginning of a part that stands in the text, from its first words on. */
function beginningOf(part: string, text: string, from: number, isHere: boolean): number {
  const words = part.trim().split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const beginning = ` ${words.slice(0, count).join(' ')} `;
    if (placeNear(beginning, text, from, isHere) >= 0) {
      return lettersOf(beginning);
    }
  }
  return 0;
}

/** Where words stand after a place, if that isn't too far, or `isHere` and nowhere else; otherwise -1. */
function placeNear(words: string, text: string, from: number, isHere: boolean): number {
  if (isHere) {
    return text.startsWith(words, from) ? from : -1;
  }
  // No farther than it counts: a long log isn't searched to its end for each message.
  const at = text.slice(from, from + WIDEST_GAP + words.length).indexOf(words);
  return at < 0 ? -1 : from + at;
}

export const lettersOf = (words: string): number => words.length - (words.split(' ').length - 1);
