import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Writes the page of the frame beside its scripts. Parameters as for `framePage()`. */
export async function writeFramePage(
  folder: string,
  address: string,
  scripts: string[],
): Promise<void> {
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'index.html'), framePage(address, scripts));
}

/**
 * For hosts that send no headers: no text becomes code, by \`eval\` or otherwise, but for a script of
 * its own. It names no origin, since a sandboxed page has none that would be its own.
 */
const POLICY =
  "script-src http: https: blob:; script-src-attr 'none'; object-src 'none'; base-uri 'none'";

/**
 * The HTML of the frame.
 *
 * @param address of its folder, of the frame, with a slash at the end: hosts serve it with and without one
 * @param scripts names of the files in that folder, in the order to run them
 */
export function framePage(address: string, scripts: string[]): string {
  const tags = scripts.map((name) => `<script src="${address}${name}" defer></script>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Preview of an example</title>
<style>html,body{margin:0;overflow:hidden}*{box-sizing:border-box}</style>
${tags}
</head>
<body><div id="root"></div></body>
</html>
`;
}
