import {
  CORE_FILE,
  SYMBOLS_FILE,
  answerFile,
  bucketFile,
  pageFile,
  passagesFile,
} from '../file-names';
import type {
  AnswerFile,
  BucketFile,
  CoreFile,
  PageFile,
  PassagesFile,
  SymbolsFile,
} from '../format';
import {parseQuery, parseQuestion} from '../query';
import {bucketsOfQuestion, rankForQuestion} from './asking';
import type {QuestionRanking} from './asking';
import {Bucket, Core} from './engine';
import {IndexFolder} from './files';
import type {ReadFile} from './files';
import {bucketsOf, rank} from './ranking';
import type {Ranking} from './ranking';
import {arriving, isInTime} from './waiting';
import type {Arriving} from './waiting';

/** What a query found; `missing` are the words that had not arrived. */
type Found = {core: Core; ranking: Ranking; missing: Promise<unknown> | null};

/** A question whose words have arrived. */
type Question = {core: Core; words: string[]; rank: () => QuestionRanking};

/** The index of the site, as far as it was needed until now. What loads files may reject. */
export type SearchIndex = {
  loadCore(): Promise<Core>;
  /** What is found with the words that arrive in time. Nothing is never said too early. */
  find(text: string, patience: number): Promise<Found>;
  loadQuestion(question: string): Promise<Question>;
  /** Texts of pages. A missing excerpt is no reason to fail. */
  loadTexts(pages: number[]): Arriving<PageFile | null>;
  loadPassages(page: number): Promise<PassagesFile>;
  loadAnswer(answer: number): Promise<AnswerFile>;
  loadSymbols(): Promise<SymbolsFile>;
};

const REMEMBERED_QUERIES = 20;

/** Opens the index that `readFile` reads. */
export function openIndex(readFile: ReadFile): SearchIndex {
  const folder = new IndexFolder(readFile);
  const loadFile = folder.files(isCore);
  const loadBucket = folder.files(isBucket);
  const loadPage = folder.files(isPage);
  const loadPassages = folder.files(isPassages);
  const loadAnswer = folder.files(isAnswer);
  const loadSymbols = folder.files(isSymbols);
  const loadWord = (number: number) => loadBucket(bucketFile(number));
  const buckets = new Map<BucketFile, Bucket>();
  let core: Core | null = null;

  async function loadCore(): Promise<Core> {
    const file = await loadFile(CORE_FILE);
    if (core?.file !== file) {
      core = new Core(file);
      buckets.clear();
    }
    return core;
  }

  function bucketsIn(files: Map<number, BucketFile>, current: Core): Map<number, Bucket> {
    return new Map(
      [...files].map(([number, file]): [number, Bucket] => {
        const bucket = buckets.get(file) ?? new Bucket(file, current);
        buckets.set(file, bucket);
        return [number, bucket];
      }),
    );
  }

  async function find(text: string, patience: number): Promise<Found> {
    const query = parseQuery(text);
    const numbers = bucketsOf(query);
    // Beside the core: one round trip to the host, not two.
    const {files, all} = arriving(numbers, loadWord);
    all.catch(() => {});
    const current = await loadCore();
    const known = current.ranked.get(text);
    if (known) {
      return {core: current, ranking: known, missing: null};
    }
    const search = (): Found => ({
      core: current,
      ranking: rank(query, current, bucketsIn(files, current)),
      missing: files.size < numbers.length ? all : null,
    });
    if (!(await isInTime(all, patience))) {
      const early = search();
      if (early.ranking.total > 0) {
        return early;
      }
      await all;
    }
    return remember(text, search());
  }

  async function loadQuestion(question: string): Promise<Question> {
    const query = parseQuestion(question);
    const loading = loadCore();
    const {files, all} = arriving(bucketsOfQuestion(query), loadWord);
    const [current] = await Promise.all([loading, all]);
    return {
      core: current,
      words: query.words.filter((_, index) => !query.isMinor[index]),
      rank: () => rankForQuestion(query, current, bucketsIn(files, current)),
    };
  }

  return {
    loadCore,
    find,
    loadQuestion,
    loadTexts: (pages) => arriving(pages, (page) => loadPage(pageFile(page)).catch(() => null)),
    loadPassages: (page) => loadPassages(passagesFile(page)),
    loadAnswer: (answer) => loadAnswer(answerFile(answer)),
    loadSymbols: () => loadSymbols(SYMBOLS_FILE),
  };
}

function remember(text: string, found: Found): Found {
  const {core, ranking} = found;
  const {ranked} = core;
  if (ranked.size >= REMEMBERED_QUERIES) {
    ranked.clear();
  }
  ranked.set(text, ranking);
  return found;
}

function isCore(file: Partial<CoreFile>): file is CoreFile {
  const {pages, answers, sections, lengths, averageLengths} = file;
  return [
    pages?.path,
    pages?.title,
    pages?.asked,
    answers?.asked,
    answers?.page,
    sections?.heading,
    lengths,
    averageLengths,
  ].every(Array.isArray);
}

function isBucket(file: Partial<BucketFile>): file is BucketFile {
  return Array.isArray(file.terms);
}

function isPage(file: Partial<PageFile>): file is PageFile {
  return Array.isArray(file.texts);
}

function isPassages(file: Partial<PassagesFile>): file is PassagesFile {
  return Array.isArray(file.passages);
}

function isSymbols(file: Partial<SymbolsFile>): file is SymbolsFile {
  return [file.pages, file.types].every((part) => typeof part === 'object');
}

function isAnswer(file: Partial<AnswerFile>): file is AnswerFile {
  return typeof file.markdown === 'string' && Array.isArray(file.sources);
}
