import path from 'node:path';
import {choicesOf, demos, type AnyDemo} from '../../../src/build';
import {writerOf} from '../../framework/demo-code/write';
import {demoFile} from '../demo-file';
import {blockOf, type CodePage} from './code-page';

/**
 * The code of each demo as a page of its own: at the values that it starts with, and at each choice
 * that brings further names.
 *
 * @param all default: the demos of the site
 */
export const demoPages = (
  siteDir: string,
  all: Readonly<Record<string, AnyDemo>> = demos,
): CodePage[] =>
  Object.entries(all).map(([id, {controls}]) => {
    const file = demoFile(id);
    const write = writerOf(path.join(siteDir, file));
    const texts = choicesOf(controls).map((values) => write(values).trimEnd());
    return {
      file,
      blocks: withNewNames(texts).map((code, index) => blockOf(file, index + 1, 'tsx', code)),
    };
  });

const NAME = /[A-Za-z_$][\w$]*/g;

/** The texts that have a name which none before them has. */
function withNewNames(texts: string[]): string[] {
  const known = new Set<string>();
  return texts.filter((text) => {
    const names = (text.match(NAME) ?? []).filter((name) => !known.has(name));
    names.forEach((name) => known.add(name));
    return names.length > 0;
  });
}
