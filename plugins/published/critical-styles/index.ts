import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {addToHead, lateStyles} from '../../lib/page-html';
import {changePages} from '../html-files';
import type {Patches} from '../options';
import type {Step} from '../step';
import {isInSection} from '../section';
import {sectionStyles} from './section-styles';
import {criticalStylesOf, namesIn, type CriticalStyles, type Names} from './used-rules';

/**
 * Gives each page the rules of the stylesheet that it uses: in its HTML, and for pages of the
 * documentation in a small stylesheet that they share, which the browser keeps for the next page.
 */
export const criticalStyles = ({criticalStyles: isOn}: Patches): Step => ({
  name: 'critical-styles',
  reads: ['pages with shared scripts'],
  writes: ['pages with styles'],
  async run({outDir, pages, baseUrl}) {
    if (!isOn) {
      return;
    }
    const stylesFor = createStyles((url) => join(outDir, url.slice(baseUrl.length)));
    const namesOf = new Map(Array.from(pages, ([file, html]) => [file, namesIn(html)]));
    const section = await sectionStyles({outDir, pages, baseUrl}, namesOf, stylesFor);
    await changePages(pages, async (html, file) => {
      const names = namesOf.get(file) ?? namesIn(html);
      if (!section || !isInSection(file)) {
        return addToHead(html, `<style>${await stylesFor(lateStyles(html), names)}</style>`);
      }
      const rest = await stylesFor(lateStyles(html), names, section.names);
      const link = `<link rel="stylesheet" href="${section.href}" data-section>`;
      return addToHead(section.strip(html), link + (rest && `<style>${rest}</style>`));
    });
  },
});

/** Reads each stylesheet once. Returns what gives names their rules of some of the stylesheets. */
function createStyles(fileOf: (url: string) => string) {
  const known = new Map<string, Promise<CriticalStyles>>();
  const stylesOf = (url: string) => {
    const reading = known.get(url) ?? readFile(fileOf(url), 'utf8').then(criticalStylesOf);
    known.set(url, reading);
    return reading;
  };
  return async (sheets: string[], names: Names, there?: Names): Promise<string> => {
    const parts = await Promise.all(sheets.map(stylesOf));
    return parts.map((part) => part(names, there)).join('');
  };
}
