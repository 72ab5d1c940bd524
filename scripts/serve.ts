/* `npm run serve -- --port 4000`: serves the last build as a static host would, with its headers. */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {readEnvironment} from '../config/environment';
import {serveBuild} from './lib/host/server';
import {readFreePort} from './lib/ports';
import {runCommand} from './lib/command';

const FOLDER = 'build';
/** Each file is packed when it is first asked for; the reader waits. */
const BROTLI_QUALITY = 4;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
  const port = await readFreePort(values.port, 'npm run serve');
  if (!existsSync(`${FOLDER}/index.html`)) {
    throw new Error(`There is no build in ${FOLDER}/. Run: npm run build`);
  }
  const {url, baseUrl} = readEnvironment(process.env);
  const {origin} = await serveBuild(FOLDER, {
    port,
    baseUrl,
    brotliQuality: BROTLI_QUALITY,
    standsFor: url,
  });
  console.log(`Serving ${FOLDER}/ at ${origin}${baseUrl}`);
}

runCommand(main);
