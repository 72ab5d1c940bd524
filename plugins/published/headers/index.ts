import {readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathOf} from '../../lib/paths';
import {toHeadersFile, toNginxFile, toVercelFile} from './formats';
import {formatPolicy, scriptPolicy, type Policy} from './content-security-policy';
import {hashSource, readInlineCode, type InlineCode} from './inline-scripts';
import type {HeadersOptions} from './options';
import {htmlFiles} from '../html-files';
import type {Step} from '../step';
import {headerRules} from './rules';

/** More different inline scripts than this, and every response would carry a long list of hashes. */
const MAX_SCRIPTS = 12;

/**
 * Writes what hosts are to say with each file, as the configuration of common hosts: a strict
 * Content-Security-Policy with the hashes of the inline scripts of this build, and other headers.
 */
export const headers = (options: HeadersOptions): Step => ({
  name: 'headers',
  reads: ['final pages', 'frame', 'moved pages'],
  writes: ['headers'],
  async run({outDir, baseUrl, routes, siteConfig, parse}) {
    const scriptHashes = await hashInlineScripts(
      outDir,
      (script) => isKnown(script, options, baseUrl),
      (file) => parse(file).inlineCode,
    );
    const rules = headerRules({
      ...options,
      origin: new URL(siteConfig.url).origin,
      baseUrl,
      sections: sectionsOf(routes, baseUrl),
      scriptHashes,
    });
    await Promise.all([
      addPolicy(path.join(outDir, '404.html'), scriptPolicy(scriptHashes, options.services)),
      writeFile(path.join(outDir, '_headers'), toHeadersFile(rules)),
      writeFile(path.join(outDir, 'vercel.json'), toVercelFile(rules)),
      writeFile(path.join(outDir, 'nginx-headers.conf'), toNginxFile(rules)),
    ]);
  },
});

/**
 * Writes a policy into a page. Unknown addresses show the not-found page, and no header can name
 * them without reaching the sandboxed frame, too.
 */
async function addPolicy(file: string, policy: Policy): Promise<void> {
  const html = await readFile(file, 'utf8');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}">`;
  await writeFile(
    file,
    html.replace(/<head[^>]*>/, (head) => head + tag),
  );
}

/** First parts of the paths of pages, each once. */
export function sectionsOf(routesPaths: string[], baseUrl: string): string[] {
  const sections = routesPaths.map((route) => pathOf(route, baseUrl).split('/')[1]);
  return [...new Set(sections)]
    .flatMap((name) => (name && name !== '404.html' ? [name] : []))
    .sort();
}

/** Snippets of services carry their ids, and differ from deployment to deployment. */
const SERVICE = /\bgtag\(/;

/** Whether a script is one that somebody has looked at. */
function isKnown(
  script: string,
  {knownScripts, services}: HeadersOptions,
  baseUrl: string,
): boolean {
  const atRoot = script.replaceAll(`"${baseUrl}`, '"/');
  return (
    !knownScripts ||
    knownScripts.some(({hash}) => [script, atRoot].map(hashSource).includes(`'${hash}'`)) ||
    (services.analytics && SERVICE.test(script))
  );
}

/**
 * @param isExpected whether a script may be on a page
 * @param read returns the code of a file below the folder; default: reads the file
 * @throws Error that names a page with code that no hash can allow, or that nobody has looked at
 */
export async function hashInlineScripts(
  folder: string,
  isExpected: (script: string) => boolean,
  read: (file: string) => InlineCode = (file) =>
    readInlineCode(readFileSync(path.join(folder, file), 'utf8')),
): Promise<string[]> {
  const scripts = new Set<string>();
  for (const file of await htmlFiles(folder)) {
    const code = read(file);
    if (code.forbidden.length > 0) {
      throw new Error(
        `${file}: ${code.forbidden[0]} holds code in an attribute, which the Content-Security-Policy forbids. Put it into a module.`,
      );
    }
    for (const script of code.scripts) {
      if (!scripts.has(script) && !isExpected(script)) {
        throw new Error(
          `${file} holds an inline script that nobody has looked at. If it belongs there, add its hash ${hashSource(script)} to config/inline-scripts.json. This is its text:\n${script}`,
        );
      }
      scripts.add(script);
    }
  }
  if (scripts.size > MAX_SCRIPTS) {
    throw new Error(
      `The pages hold ${scripts.size} different inline scripts, and the Content-Security-Policy has to name each. Put what differs between pages into a data script or a module: ${MAX_SCRIPTS} at most.`,
    );
  }
  return [...scripts].map(hashSource).sort();
}
