/* A worker: the Markdown of many pages. */
import {work} from '../../lib/worker';
import {createConverter} from './convert';

/** The HTML of what pages say, and their addresses. */
export type ConvertInput = {main: string; url: string}[];

work(async (pages: ConvertInput): Promise<Uint8Array[]> => {
  const convert = await createConverter();
  return pages.map(({main, url}) => Buffer.from(convert(main, url)));
});
