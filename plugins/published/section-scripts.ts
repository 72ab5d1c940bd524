import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {addToHead} from '../lib/page-html';
import {changePages} from './html-files';
import {isInSection, SECTION} from './section';
import type {Step} from './step';

/** Inline scripts that say that they may come from a file. */
const MARKED = /<script data-section(?:=["']?true["']?)?>([\s\S]*?)<\/script>/g;

/** What the pages of a section share. */
export type SectionScripts = {
  /** Text of the file. */
  code: string;
  /** The page with the file, in place of the scripts that are in it. */
  replace: (html: string, src: string) => string;
};

/**
 * Takes the marked scripts that all pages hold into one file. It loads beside the stylesheet that the
 * first paint waits for, and the browser keeps it for the next page.
 *
 * @param pages HTML of the pages
 * @returns null if no script is in each of them
 */
export function sectionScripts(pages: string[]): SectionScripts | null {
  const [first = '', ...others] = pages;
  const shared = [...first.matchAll(MARKED)].filter(([script]) =>
    others.every((html) => html.includes(script)),
  );
  return shared.length === 0
    ? null
    : {
        code: shared.map(([, code = '']) => `${code.replace(/;\s*$/, '')};\n`).join(''),
        replace: (html, src) =>
          addToHead(
            shared.reduce((rest, [script]) => rest.replace(script, ''), html),
            `<script src="${src}" async></script>`,
          ),
      };
}

/** Writes that file for the pages of the documentation. */
export const sharedScripts = (): Step => ({
  name: 'section-scripts',
  reads: ['pages with hints'],
  writes: ['pages with shared scripts'],
  async run({outDir, pages, baseUrl}) {
    const section = [...pages].filter(([file]) => isInSection(file));
    const scripts = sectionScripts(section.map(([, html]) => html));
    if (!scripts) {
      return;
    }
    const hash = createHash('sha256').update(scripts.code).digest('hex').slice(0, 8);
    const path = `assets/js/${SECTION}.${hash}.js`;
    await mkdir(dirname(join(outDir, path)), {recursive: true});
    await writeFile(join(outDir, path), scripts.code);
    await changePages(pages, (html, file) =>
      isInSection(file) ? scripts.replace(html, baseUrl + path) : html,
    );
  },
});
