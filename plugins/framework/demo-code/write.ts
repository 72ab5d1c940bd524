import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import ts from 'typescript';
import {written} from '../../../src/build';
import {templateOf} from './template';

type Template = (values: Record<string, unknown>, how: typeof written) => string;

/**
 * The template of a video, and the files whose texts it comes from.
 *
 * @throws with file, line and a sentence when the video can't be made a template
 */
export function readTemplate(file: string): {template: string; files: string[]} {
  const files = [file];
  const template = templateOf(file, readFileSync(file, 'utf8'), (specifier) => {
    const base = path.join(path.dirname(file), specifier);
    const table = [`${base}.ts`, `${base}.tsx`].find(existsSync) ?? base;
    files.push(table);
    return ts.createSourceFile(table, readFileSync(table, 'utf8'), ts.ScriptTarget.ESNext, true);
  });
  return {template, files};
}

/** Gives the code of a video for values, as its page shows it. */
export function writerOf(file: string): (values: Record<string, unknown>) => string {
  const template = runInThisContext(readTemplate(file).template) as Template;
  return (values) => template(values, written);
}
