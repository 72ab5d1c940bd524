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
  /** How long of a patience it's worth waiting for files here, in milliseconds: all of it, or not at all. */
  worthWaiting(patience: number): number;
  /**
   * Texts of pages. Those that nobody has asked for are fetched once `when` is fulfilled. A missing
   * excerpt is no reason to fail.
   */
  loadTexts(pages: number[], when: Promise<void>): Arriving<PageFile | null>;
  loadPassages(page: number): Promise<PassagesFile>;
  loadAnswer(answer: number): Promise<AnswerFile>;
  loadSymbols(): Promise<SymbolsFile>;
};

const REMEMBERED_QUERIES = 20;

/** Opens the index that `readFile` reads. */
export function openIndex(readFile: ReadFile): SearchIndex {
  const folder = new IndexFolder(readFile);
  const cores = folder.files(isCore);
  const words = folder.files(isBucket);
  const texts = folder.files(isPage);
  const passages = folder.files(isPassages);
  const answers = folder.files(isAnswer);
  const symbols = folder.files(isSymbols);
  const wordsOf = {
    load: (number: number) => words.load(bucketFile(number)),
    known: (number: number) => words.known(bucketFile(number)),
  };
  const bucketsIn = rememberedBuckets();
  let core: Core | null = null;

  async function loadCore(): Promise<Core> {
    const file = await cores.load(CORE_FILE);
    if (core?.file !== file) {
      core = new Core(file);
    }
    return core;
  }

  async function find(text: string, patience: number): Promise<Found> {
    const query = parseQuery(text);
    const numbers = bucketsOf(query);
    // Beside the core: one round trip to the host, not two.
    const arrivingWords = arriving(numbers, wordsOf);
    const {files, all} = arrivingWords;
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
    if (!(await isInTime(arrivingWords, folder.worthWaiting(patience)))) {
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
    const {files, all} = arriving(bucketsOfQuestion(query), wordsOf);
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
    worthWaiting: (patience) => folder.worthWaiting(patience),
    loadTexts: (pages, when) =>
      arriving(pages, {
        load: (page) => texts.load(pageFile(page), when).catch(() => null),
        known: (page) => texts.known(pageFile(page)),
      }),
    loadPassages: (page) => passages.load(passagesFile(page)),
    loadAnswer: (answer) => answers.load(answerFile(answer)),
    loadSymbols: () => symbols.load(SYMBOLS_FILE),
  };
}

/** The buckets of files, each unfolded once. */
function rememberedBuckets(): (files: Map<number, BucketFile>, core: Core) => Map<number, Bucket> {
  const known = new WeakMap<BucketFile, Bucket>();
  return (files, core) =>
    new Map(
      [...files].map(([number, file]): [number, Bucket] => {
        const bucket = known.get(file) ?? new Bucket(file, core);
        known.set(file, bucket);
        return [number, bucket];
      }),
    );
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
