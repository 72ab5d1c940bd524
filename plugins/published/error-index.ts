import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {errorFiles} from '../errors/files';
import {readErrors} from '../errors/read-errors';
import type {Step} from './step';

/** Publishes what is known about the toolkit's messages, for readers and for other programs. */
export const errorIndex = (version: string): Step => ({
  name: 'error-index',
  reads: ['final pages'],
  writes: ['error index'],
  run({siteDir, siteConfig, baseUrl, outDir, infos}) {
    const errors = readErrors(siteDir);
    for (const [path, text] of errorFiles({
      errors,
      infos,
      baseUrl,
      siteUrl: siteConfig.url,
      version,
    })) {
      const file = join(outDir, path);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
  },
});
