/* `npm run compress`: writes a .br and a .gz beside each text of the last build, for web servers that
 * send such files as they are. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {runCommand} from './lib/command';

const FOLDER = 'build';
const TEXT = /\.(html|css|js|json|map|md|svg|txt|xml|idx)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function main(): Promise<void> {
  const names = await readdir(FOLDER, {recursive: true}).catch(() => {
    throw new Error(`There is no build in ${FOLDER}/. Run: npm run build`);
  });
  const files = names.filter((name) => TEXT.test(name)).map((name) => join(FOLDER, name));
  const sizes = {files: 0, bytes: 0, brotli: 0, gzip: 0};
  const compressNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const text = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      const [br, gz] = await Promise.all([toBrotli(text, {params}), toGzip(text, {level: 9})]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      sizes.files += 1;
      sizes.bytes += text.length;
      sizes.brotli += br.length;
      sizes.gzip += gz.length;
    }
  };
  // As many at once as there are threads for it.
  await Promise.all(Array.from({length: 4}, compressNext));
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  console.log(
    `${sizes.files} files: ${kB(sizes.bytes)}, as brotli ${kB(sizes.brotli)}, as gzip ${kB(sizes.gzip)}`,
  );
}

runCommand(main);
