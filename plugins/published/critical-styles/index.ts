import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {addToHead, lateFiles} from '../../lib/page-html';
import {changePages} from '../html-files';
import type {Patches} from '../options';
import type {Step} from '../step';
import {criticalStylesOf, namesIn, wordsIn} from './used-rules';

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

/**
 * Reads each file once. Returns what gives a page the styles that it uses.
 */
function createStyles(fileOf: (url: string) => string): (html: string) => Promise<string> {
  const readOnce = <T>(read: (text: string) => T): ((url: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>();
    return (url) => {
      const reading = known.get(url) ?? readFile(fileOf(url), 'utf8').then(read);
      known.set(url, reading);
      return reading;
    };
  };
  const stylesOf = readOnce(criticalStylesOf);
  const wordsOf = readOnce(wordsIn);
  return async (html) => {
    const {styles, scripts} = lateFiles(html);
    const names = namesIn(html);
    const words = await Promise.all(scripts.map(wordsOf));
    const parts = await Promise.all(styles.map(stylesOf));
    return parts.map((part) => part(names, words)).join('');
  };
}
