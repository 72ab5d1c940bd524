import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './project';

/** Addresses of the documentation in the code of the installed toolkit, with their anchors. */
export function addressesInPackages(): string[] {
  const scope = path.join(ROOT, 'node_modules', '@remotion');
  const folders = [
    path.join(ROOT, 'node_modules', 'remotion', 'dist', 'cjs'),
    ...readdirSync(scope).map((name) => path.join(scope, name, 'dist')),
  ];
  const addresses = new Set<string>();
  for (const folder of folders) {
    for (const file of scriptsBelow(folder)) {
      for (const [, page = '', anchor = ''] of readFileSync(file, 'utf8').matchAll(
        /remotion\.dev(\/docs[\w/.-]*)(#[\w-]+)?/g,
      )) {
        addresses.add(page.replace(/[./]+$/, '') + anchor);
      }
    }
  }
  return [...addresses];
}

function scriptsBelow(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.js'))
      .map((name) => path.join(folder, name));
  } catch {
    // A package of types alone.
    return [];
  }
}
