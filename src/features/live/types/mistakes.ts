import ts from 'typescript';
import type {PageFinder} from './pages';
import type {Mistake} from './protocol';

/** What the preview says of a module that is not there, with the list of those that are. */
const TOLD_BY_THE_PREVIEW = new Set([2307, 2792, 7016]);

/** Finds what does not fit the types of an editor's code. */
export const mistakeFinder =
  (language: ts.LanguageService, find: PageFinder) =>
  (path: string): Mistake[] =>
    language.getSyntacticDiagnostics(path).length > 0
      ? []
      : language
          .getSemanticDiagnostics(path)
          .filter(({code}) => !TOLD_BY_THE_PREVIEW.has(code))
          .flatMap(({start, length, messageText}) =>
            start === undefined || length === undefined
              ? []
              : [
                  {
                    from: start,
                    to: start + length,
                    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
                    page: find.near(path, start),
                  },
                ],
          );
