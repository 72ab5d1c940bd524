import type {PageLink, Written} from '@site/plugins/browser';

/** A passage of the documentation, word for word. */
export type Excerpt = {
  title: string;
  /** Heading of the section; empty for the beginning of a page. */
  heading: string;
  /** Address on this site, with the anchor. */
  url: string;
  /** The part that is shown, as Markdown without HTML. */
  markdown: string;
  /** The whole passage, for a model to read. */
  passage: string;
};

export type Answer = {
  /** What was looked for. */
  words: string[];
  /** Best first. Empty if the documentation does not answer the question. */
  excerpts: Excerpt[];
  /** What people wrote as the answer to this question. */
  written?: Written | null;
  /** If there is no answer: the nearest pages, the best first. */
  nearest?: PageLink[];
};

export type Feedback = 'up' | 'down';

/** A question and what came of it. */
export type Turn = {
  question: string;
  answer: Answer | null;
  /** What the browser's model wrote from the excerpts: Markdown in which each claim is cited. */
  generated: string | null;
  feedback: Feedback | null;
};

export type Conversation = {id: string; /** Milliseconds. */ time: number; turns: Turn[]};
