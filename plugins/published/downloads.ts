import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {markdownPath} from './markdown/address';
import type {Step} from './step';

/** Title of a code block on a page, by the file that the block becomes. Both below the base URL. */
export type Downloads = Record<string, {page: string; title: string}>;

export const downloadsOptions = Joi.object<Downloads>().pattern(
  Joi.string().pattern(/^\/.+\.\w+$/),
  Joi.object({page: Joi.string().required(), title: Joi.string().required()}),
);

/**
 * The code of a block in Markdown, also of one that holds blocks.
 *
 * @throws Error if there is no block with this title
 */
export function codeOf(markdown: string, title: string): string {
  const blocks = markdown.matchAll(/^(`{3,})\w+ title="([^"]*)"\n([\s\S]*?)^\1$/gm);
  const found = [...blocks].find(([, , name]) => name === title);
  if (!found) {
    throw new Error(`No code block has title="${title}".`);
  }
  return found[3] ?? '';
}

/** Publishes code blocks that readers save whole as files of their own. */
export const downloads = (files: Downloads): Step => ({
  name: 'downloads',
  reads: ['Markdown'],
  writes: ['downloads'],
  async run({outDir}) {
    await Promise.all(
      Object.entries(files).map(async ([file, {page, title}]) => {
        const markdown = await readFile(join(outDir, markdownPath(page)), 'utf8');
        await writeFile(join(outDir, file), codeOf(markdown, title));
      }),
    );
  },
});
