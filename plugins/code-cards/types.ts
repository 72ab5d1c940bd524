/** What TypeScript knows of an identifier in a block. */
export type KnownName = {
  /** The first line is 0. */
  line: number;
  /** The first column is 0, counted in UTF-16 units. */
  column: number;
  length: number;
  /** TypeScript that a reader can read: `const frame: number`. */
  text: string;
  /** What the API snapshot may call it, the best first: `remotion#spring.delay`. Empty for own names. */
  references: string[];
};

/** An error that a block is meant to have. */
export type KnownError = {line: number; column: number; length: number; message: string};

/** The type of a name that the page asks for, with the line that it stands in. */
export type KnownAnswer = {line: number; text: string};

/** A block, by its {@link blockKey}. */
export type KnownBlock = {
  key: string;
  names: KnownName[];
  errors: KnownError[];
  answers: KnownAnswer[];
};

/** The blocks of each Markdown file, by its path from the site's folder. */
export type KnownBlocks = Record<string, KnownBlock[]>;

/** What a page's file says: see `encode.ts`. */
export type PageCards = {
  /** What is shown; blocks refer to these by their index. */
  cards: Card[];
  /** By {@link blockKey}: line, column, length and card of each name, one after the other. */
  blocks: Record<string, number[]>;
  /** By {@link blockKey}: what an intended error says, at line, column and length. */
  errors?: Record<string, [line: number, column: number, length: number, message: string][]>;
};

/**
 * A card: TypeScript, the first sentence of its page, the page, the version that brought it, and the
 * version that changed its default, with the default of before.
 */
export type Card = [
  text: string,
  sentence?: string,
  route?: string,
  since?: string,
  changedDefault?: string,
  formerDefault?: string,
];
