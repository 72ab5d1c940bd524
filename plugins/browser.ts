/*
 * What `src` may use of the plugins. Everything else of them is for the build alone.
 */
export type {GlobalData as AskAiData} from './ask-ai';
export {blockKey, codeCardsPath, TYPED_BLOCKS} from './code-cards/address';
export {readNotes, type CodeNote} from './code-cards/code-notes';
export type {Card, PageCards} from './code-cards/types';
export type {CourseMapProps, ExercisePageProps} from './course';
export {ERRORS_PAGE, listFile} from './errors/address';
export type {ErrorFinder, ErrorMatch} from './errors/client';
export type {Expert, ExpertPageProps, ExpertsPageProps} from './experts';
export {
  applyLateStyles,
  fetchLateStyles,
  loadLateStyles,
} from './framework/first-paint/late-styles';
export {IN_PARTS, PARTS} from './framework/parts/parts';
export type {GlobalData as PublishedData} from './published';
export {markdownPath} from './published/markdown/address';
export {IMAGE_SIZE, imagePath} from './published/social-images/address';
export type {Finding, PageLink, SearchClient, Source, Symbols, Written} from './search/client';
export {takeEarlyKeys} from './search/early-keys';
export {loadSearchEngine} from './search/load-engine';
export {preloadSearch} from './search/preload';
export {stripEnding, wordsOfQuery} from './search/text';
export type {TypePack} from './type-files';
export type {SymbolPage} from './type-files/pages';
export type {Drawing, Template, TemplatePageProps, TemplatesPageProps} from './templates';

/** Loads what finds errors. */
export const loadErrorMatcher = () => import('./errors/client');
