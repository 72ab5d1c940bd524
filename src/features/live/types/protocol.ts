import type {SymbolPage} from '@site/plugins/browser';

/** A piece of a signature, and what TypeScript calls it: `keyword`, `functionName`. */
export type Piece = {text: string; kind: string};

/** What there is to say about a symbol. */
export type Card = {signature: Piece[]; page: SymbolPage | null};

/** Offsets in the code: the first character is 0, and `to` is the one behind the last. */
export type Span = {from: number; to: number};

/** Something that does not fit the types. The page is that of the symbol that it is about. */
export type Mistake = Span & {message: string; page: SymbolPage | null};

export type Suggestion = {label: string; kind: string; boost: number};

/** What can be written at a place; `from` is where the word begins that it completes. */
export type Suggestions = {from: number; list: Suggestion[]};

/** TypeScript, behind questions that can be asked from another thread. Paths are of this session. */
export type TypeService = {
  /** @throws when the types of the language itself are missing */
  start: () => Promise<void>;
  /** Takes the code of an editor, and loads the types of what it imports. */
  update: (path: string, code: string) => Promise<void>;
  close: (path: string) => Promise<void>;
  /** Mistakes in the types. None while the syntax is wrong, which the preview tells. */
  mistakes: (path: string) => Promise<Mistake[]>;
  /** @param isAskedFor whether the reader pressed a key for it, not a letter */
  suggestions: (path: string, at: number, isAskedFor: boolean) => Promise<Suggestions | null>;
  /** The card of a suggestion. */
  suggested: (path: string, at: number, label: string) => Promise<Card | null>;
  /** The card of the symbol at a place. */
  card: (path: string, at: number) => Promise<(Card & Span) | null>;
};
