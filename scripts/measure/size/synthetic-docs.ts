import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

const PAGES_IN_FOLDER = 20;
const SECTIONS = 6;
const WORDS_IN_PARAGRAPH = 60;

const CODE = `\`\`\`tsx
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Scene = () => <AbsoluteFill>{useCurrentFrame()}</AbsoluteFill>;
\`\`\``;

/**
 * Writes plain pages of documentation with the words of the real ones. The same folder and count
 * give the same pages.
 *
 * @param words from which pages are made; must not be empty
 * @param count how many pages
 */
export function writeSyntheticDocs(folder: string, words: string[], count: number): void {
  rmSync(folder, {recursive: true, force: true});
  const nextWord = readerOf(words);
  const take = (length: number): string => Array.from({length}, nextWord).join(' ');
  for (let index = 0; index < count; index++) {
    const section = Math.floor(index / PAGES_IN_FOLDER);
    const half = section % 2 === 0 ? 'guide' : 'api';
    const name =
      index === 0 ? 'index' : `${half}/section-${section}/${nextWord()}-${nextWord()}-${index}`;
    const paragraphs = Array.from(
      {length: SECTIONS},
      () => `## ${take(3)}\n\n${take(WORDS_IN_PARAGRAPH)}.\n\n${CODE}\n`,
    );
    const head = `---\ntitle: ${take(3)}\ndescription: ${take(12)}.\n${index === 0 ? 'slug: /\n' : ''}---\n`;
    const file = join(folder, `${name}.md`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, [head, `${take(WORDS_IN_PARAGRAPH)}.\n`, ...paragraphs].join('\n'));
  }
}

/** Lower-case words of the pages in a folder, in their order. */
export function wordsOf(folder: string): string[] {
  return (
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\b[a-z]{3,12}\b/g) ?? [])
      // A paragraph that began with one of these would be code.
      .filter((word) => word !== 'import' && word !== 'export')
  );
}

/** Gives a word far from the last one each time, without chance. */
function readerOf(words: string[]): () => string {
  const step = 7919;
  let position = 0;
  return () => {
    position = (position + step) % words.length;
    return words[position]!;
  };
}
