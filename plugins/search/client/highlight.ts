import {scan} from '../text';

export type Tags = {pre: string; post: string};

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML. Every text that leaves the client goes through here: it is set as inner HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

type Range = {start: number; end: number};

/** What to mark: words of the index, and the words that were typed. */
export type Marks = {terms: Set<string>; typed: string[]};

/** Text as HTML, with the tags around what matches. */
export function highlight(text: string, marks: Marks, tags: Tags): string {
  let html = '';
  let position = 0;
  for (const {start, end} of rangesOf(text, marks)) {
    html += escapeHtml(text.slice(position, start));
    html += tags.pre + escapeHtml(text.slice(start, end)) + tags.post;
    position = end;
  }
  return html + escapeHtml(text.slice(position));
}

/** The piece of a text that holds most of what matches. */
export function excerpt(text: string, marks: Marks, length: number): string {
  const {start, end} = bestWindow(text, rangesOf(text, marks), length);
  const piece = text.slice(start, end);
  return (
    (start > 0 ? '…' : '') + (end < text.length ? `${piece.replace(/[.,;:…]+$/, '')}…` : piece)
  );
}

function rangesOf(text: string, {terms, typed}: Marks): Range[] {
  const ranges = scan(text)
    .filter(({term}) => terms.has(term))
    .map(({term, start, end}) => ({start, end: start + typedPart(term, typed, end - start)}))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      last.end = Math.max(last.end, range.end);
    } else {
      merged.push({...range});
    }
  }
  return merged;
}

/** Of a word that was only begun, that beginning is marked; of a synonym or typo, the word. */
function typedPart(term: string, typed: string[], length: number): number {
  // Where folding changed the length, places inside the word are not known.
  if (term.length !== length) {
    return length;
  }
  const begun = typed.filter((word) => term.startsWith(word)).map((word) => word.length);
  return begun.length > 0 ? Math.max(...begun) : length;
}

function bestWindow(text: string, ranges: Range[], length: number): Range {
  if (text.length <= length) {
    return {start: 0, end: text.length};
  }
  let best = {count: 0, start: 0};
  for (const {start} of ranges) {
    const count = ranges.filter(
      (range) => range.start >= start && range.end <= start + length * 0.7,
    ).length;
    if (count > best.count) {
      best = {count, start};
    }
  }
  const wanted = Math.max(0, Math.min(best.start - length * 0.25, text.length - length));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = text.lastIndexOf(' ', start + length);
  return {start, end: start + length >= text.length || end <= start ? text.length : end};
}
