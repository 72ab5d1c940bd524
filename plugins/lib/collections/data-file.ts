import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import type {Document} from 'yaml';
import type {z} from 'zod';
import {didYouMean} from '../nearest-names';

/** A data file: its path from the root of the project, and its text. */
export type Source = {file: string; content: string};

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

type Kind<Entry> = {
  /** The file from the root of the project, for messages: `src/data/experts.json`. */
  file: string;
  /** What an entry is called in a message: `expert`. */
  noun: string;
  /** The field that tells entries apart, and that no two may share. */
  key: string;
  schema: z.ZodType<Entry, z.ZodTypeDef, unknown>;
};

/**
 * Parses a JSON list of entries and checks each one. Every problem is a sentence that names the
 * entry, the field and the line.
 */
export function parseDataFile<Entry>(
  text: string,
  {file, noun, key, schema}: Kind<Entry>,
): DataFile<Entry> {
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

  const entries: Entry[] = [];
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

/** Ends the build with all problems, if there are any. */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new Error(
      problems.map(({file, line, message}) => `${file}:${line}: ${message}`).join('\n'),
    );
  }
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

/**
 * The sentences of one issue: an unknown field each, or what is wrong with a value.
 *
 * @param name what has the issue, as the subject of a sentence
 */
export function sentences(
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
  return 'shape' in schema && isRecord(schema.shape) ? Object.keys(schema.shape) : [];
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
