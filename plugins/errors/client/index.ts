import {FIXES_FILE, MESSAGES_FILE} from '../address';
import type {FindableEntry} from '../types';
import {createErrorMatcher, type ErrorMatch, type ErrorMatcher} from './matcher';

export type {ErrorMatch, How} from './matcher';

/** Finds what is known about an error. What it needs is fetched once, at the first call. */
export type ErrorFinder = {
  /**
   * At most three entries, each of another page, best first.
   *
   * @throws Error when the index can't be fetched
   */
  find(text: string): Promise<ErrorMatch[]>;
  /** Cause and fix, as Markdown. @throws Error when they can't be fetched */
  fixOf(match: ErrorMatch): Promise<string>;
  /** Whether `find()` answers without the network. */
  isReady(): boolean;
};

/** Reads a file of the index, by its path below the base URL. */
export type ReadJson = (path: string) => Promise<unknown>;

/** @param read by default over HTTP, below the base URL */
export function createErrorFinder(
  baseUrl: string,
  read: ReadJson = readOverHttp(baseUrl),
): ErrorFinder {
  let isReady = false;
  const matcher = once(async (): Promise<ErrorMatcher> => {
    const entries = await readAs(read, MESSAGES_FILE, isEntries);
    isReady = true;
    return createErrorMatcher(entries);
  });
  const fixes = once(() => readAs(read, FIXES_FILE, isTexts));
  return {
    find: async (text) => (await matcher()).match(text),
    fixOf: async ({number}) => (await fixes())[number] ?? '',
    isReady: () => isReady,
  };
}

const readOverHttp =
  (baseUrl: string): ReadJson =>
  async (path) => {
    const response = await fetch(baseUrl + path);
    if (!response.ok) {
      throw new Error(`The error index can't be read: ${path} answered ${response.status}.`);
    }
    const content: unknown = await response.json();
    return content;
  };

const isEntries = (content: unknown): content is FindableEntry[] =>
  Array.isArray(content) && content.every((entry) => Array.isArray(fieldsOf(entry).messages));

const isTexts = (content: unknown): content is string[] =>
  Array.isArray(content) && content.every((text) => typeof text === 'string');

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? {...value} : {};

/** @throws Error where an address answers with something else, as a host without the file may */
async function readAs<Content>(
  read: ReadJson,
  path: string,
  isRight: (content: unknown) => content is Content,
): Promise<Content> {
  const content = await read(path);
  if (!isRight(content)) {
    throw new Error(`The error index can't be read: ${path} holds something else.`);
  }
  return content;
}

/** A failure isn't kept: the next call tries again. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
