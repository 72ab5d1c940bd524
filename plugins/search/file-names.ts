/* The files of the index. Apart from their format, since every page knows the first of them. */

export const CORE_FILE = 'core.idx';
export const SYMBOLS_FILE = 'symbols.idx';
export const bucketFile = (bucket: number): string => `words-${bucket}.idx`;
export const pageFile = (page: number): string => `page-${page}.idx`;
export const passagesFile = (page: number): string => `passages-${page}.idx`;
export const answerFile = (answer: number): string => `answer-${answer}.idx`;
/** Whether what it holds completes hits that are shown without it. */
export const isLate = (name: string): boolean => name.startsWith('page-') || name === SYMBOLS_FILE;
