import type {
  Completion,
  CompletionSource,
  completeFromList as CompleteFromList,
  ifNotIn as IfNotIn,
} from '@codemirror/autocomplete';

/** What `@codemirror/lang-javascript` uses of `@codemirror/autocomplete`, without completing. */
export const snippetCompletion = (_template: string, completion: Completion): Completion =>
  completion;

export const completeFromList: typeof CompleteFromList = () => () => null;

export const ifNotIn: typeof IfNotIn = (_nodes, source): CompletionSource => source;
