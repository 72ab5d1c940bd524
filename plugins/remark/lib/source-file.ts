import path from 'node:path';

/** What a remark plugin learns about the file of a page. */
export type SourceFile = {path: string; data: {frontMatter?: Record<string, unknown>}};

/** `file` from the site's folder, with forward slashes on every system. */
export function sitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
}
