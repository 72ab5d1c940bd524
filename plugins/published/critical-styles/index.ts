import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {addToHead, lateStyles} from '../../lib/page-html';
import {changePages} from '../html-files';
import type {Patches} from '../options';
import type {Step} from '../step';
import {criticalStylesOf, namesIn} from './used-rules';

/** Writes into each page the rules of the stylesheet that it uses. */
export const criticalStyles = ({criticalStyles: isOn}: Patches): Step => ({
  name: 'critical-styles',
  reads: ['pages with hints'],
  writes: ['final pages'],
  async run({outDir, baseUrl}) {
    if (isOn) {
      const stylesFor = createStyles((url) => join(outDir, url.slice(baseUrl.length)));
      await changePages(outDir, async (html) =>
        addToHead(html, `<style>${await stylesFor(html)}</style>`),
      );
    }
  },
});

/** Reads each file once. Returns what gives a page the styles that it uses. */
function createStyles(fileOf: (url: string) => string): (html: string) => Promise<string> {
  const known = new Map<string, Promise<ReturnType<typeof criticalStylesOf>>>();
  const stylesOf = (url: string) => {
    const reading = known.get(url) ?? readFile(fileOf(url), 'utf8').then(criticalStylesOf);
    known.set(url, reading);
    return reading;
  };
  return async (html) => {
    const names = namesIn(html);
    const parts = await Promise.all(lateStyles(html).map(stylesOf));
    return parts.map((part) => part(names)).join('');
  };
}
