import type ts from 'typescript';
import type {Suggestions} from './protocol';

/** What TypeScript sorts behind it is of the whole world, not of this code: `AbortController`. */
const GLOBAL = 15;

/** After these, something can be named that has no letter yet. */
const OPENS = /[.'"<]$/;

/** Finds what can be written at an offset. */
export const suggestionFinder =
  (language: ts.LanguageService) =>
  (path: string, at: number, isAskedFor: boolean): Suggestions | null => {
    const before = language.getProgram()?.getSourceFile(path)?.text.slice(0, at) ?? '';
    const word = /[\w$]*$/.exec(before)?.[0] ?? '';
    if (word === '' && !isAskedFor && !OPENS.test(before)) {
      return null;
    }
    const found = language.getCompletionsAtPosition(path, at, {}, {});
    const entries = (found?.entries ?? []).filter(
      // The toolkit's own parts begin with an underscore.
      ({name}) => !name.startsWith('_') || word.startsWith('_'),
    );
    const span = entries[0]?.replacementSpan ?? found?.optionalReplacementSpan;
    return entries.length === 0
      ? null
      : {
          from: span?.start ?? at - word.length,
          list: entries.map(({name, kind, sortText}) => ({
            label: name,
            kind,
            boost: (GLOBAL - Number.parseInt(sortText, 10)) * 10,
          })),
        };
  };
