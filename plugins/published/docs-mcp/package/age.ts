import {ERRORS_FILE, readVersion} from './errors';
import type {Site} from './site';

/** How long an answer waits for the site, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * What to add to an answer that comes from the package itself, once the site documents another version:
 * `npx` keeps the package that it downloaded first. Nothing if they're the same, or the site is silent.
 */
export async function ageNote(site: Site, version: string): Promise<string> {
  const json = await Promise.race([
    site.read(ERRORS_FILE).catch(() => '{}'),
    new Promise<string>((resolve) => setTimeout(() => resolve('{}'), PATIENCE_MS).unref()),
  ]);
  const current = readVersion(json);
  return current && current !== version
    ? `\n\nThe pages are about Remotion ${current} by now, and this server is for ${version}. Update it with another URL in the client's settings: docs-mcp.tgz?${current}`
    : '';
}
