import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import type {Document} from 'yaml';
import type {z} from 'zod';
import {nearestNames} from '../nearest-names';

/** Something that is wrong in a data file, with the line to look at. */
export type Problem = {file: string; line: number; message: string};

type Path = readonly (string | number)[];

/** A parsed data file. Its entries are in the order of the file. */
export type DataFile<Entry> = {
  entries: Entry[];
  problems: Problem[];
  /** Line of a value, from its path: `[3, 'website']`. The nearest line above when it is missing. */
  lineOf: (path: Path) => number;
};

type Kind<Schema extends z.ZodTypeAny> = {
  /** The file from the root of the project, for messages: `src/data/experts.json`. */
  file: string;
  /** What an entry is called in a message: `expert`. */
  noun: string;
  /** The field that tells entries apart, and that no two may share. */
  key: string;
  schema: Schema;
};

/**
 * Parses a JSON list of entries and checks each one. Every problem is a sentence that names the
 * entry, the field and the line.
 */
export function parseDataFile<Schema extends z.ZodTypeAny>(
  text: string,
  {file, noun, key, schema}: Kind<Schema>,
): DataFile<z.output<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  const lineOf = (path: Path): number => lineCounter.linePos(offsetOf(document, path)).line || 1;
  const problem = (path: Path, message: string): Problem => ({file, line: lineOf(path), message});

  const raw = parseJson(text);
  if (!Array.isArray(raw)) {
    const line = document.errors[0]?.linePos?.[0].line ?? 1;
    const message = raw === undefined ? 'This is no valid JSON.' : `Write a list of ${noun}s.`;
    return {entries: [], problems: [{file, line, message}], lineOf};
  }

  const entries: z.output<Schema>[] = [];
  const problems: Problem[] = [];
  const first = new Map<unknown, number>();
  raw.forEach((value: unknown, index) => {
    const name = nameOf(value, key, noun, index);
    const result = schema.safeParse(value);
    if (result.success) {
      entries.push(result.data);
    } else {
      problems.push(
        ...result.error.issues.flatMap((issue) =>
          sentences(issue, name, schema).map(({path, message}) =>
            problem([index, ...path], message),
          ),
        ),
      );
    }
    const id = isRecord(value) ? value[key] : undefined;
    const other = first.get(id);
    if (id !== undefined && other !== undefined) {
      problems.push(
        problem(
          [index, key],
          `${name} has the ${key} of line ${lineOf([other, key])}. Choose another.`,
        ),
      );
    } else {
      first.set(id, index);
    }
  });
  return {entries, problems, lineOf};
}

/**
 * Reads a data file of the site.
 *
 * @throws an error that lists every problem, one on a line
 */
export function readDataFile<Schema extends z.ZodTypeAny>(
  siteDir: string,
  kind: Kind<Schema>,
): DataFile<z.output<Schema>> {
  const parsed = parseDataFile(readFileSync(join(siteDir, kind.file), 'utf8'), kind);
  throwProblems(parsed.problems);
  return parsed;
}

/** Ends the build with all problems, if there are any. */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new Error(
      problems.map(({file, line, message}) => `${file}:${line}: ${message}`).join('\n'),
    );
  }
}

/** ` Did you mean a?` with its leading space, or nothing when no name is near. */
export function didYouMean(word: string, names: readonly string[]): string {
  const near = nearestNames(word, names);
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function nameOf(value: unknown, key: string, noun: string, index: number): string {
  const id = isRecord(value) ? value[key] : undefined;
  return typeof id === 'string' ? `The ${noun} "${id}"` : `The ${noun} number ${index + 1}`;
}

/** The sentences of one issue: an unknown field each, or what is wrong with a value. */
function sentences(
  issue: z.ZodIssue,
  name: string,
  schema: z.ZodTypeAny,
): {path: Path; message: string}[] {
  const {path} = issue;
  const field = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = path.length === 0 ? fieldsOf(schema) : [];
    return issue.keys.map((unknown) => ({
      path: [...path, unknown],
      message: `${name} has an unknown field "${[...path, unknown].join('.')}".${didYouMean(unknown, known)}`,
    }));
  }
  if (issue.code === 'invalid_type' && issue.received === 'undefined') {
    return [{path, message: `${name} lacks "${field}".`}];
  }
  // Zod's own message for a wrong type; the schemas say everything else in their words.
  const what =
    issue.code === 'invalid_type' && issue.message.startsWith('Expected')
      ? `has to be of type ${issue.expected}`
      : issue.message;
  return [{path, message: `${name}: ${field ? `"${field}" ` : ''}${what}.`}];
}

function fieldsOf(schema: z.ZodTypeAny): string[] {
  return 'shape' in schema ? Object.keys(schema.shape as object) : [];
}

/** Where a value begins in the text; a field where its name does. */
function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find(({key}) => isScalar(key) && key.value === last)
      : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return 0;
}
