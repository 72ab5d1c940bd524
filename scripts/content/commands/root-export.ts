import {parseFenceMeta} from '../../../plugins/snippets/fence-meta';
import type {MarkdownFile} from '../markdown';
import type {Problem} from '../problems';

/** The file that lists the compositions, and what the templates' entry points import from it. */
const ROOT_FILE = 'src/Root.tsx';
const ROOT_EXPORT = 'RemotionRoot';

/**
 * Checks that whoever pastes a page's root file over their template's has a project that starts: unless
 * the page shows an entry point too, the file has to export what the template's one imports. A block without exports is lines to add.
 *
 * @returns how many root files were looked at
 */
export function checkRootExports(pages: MarkdownFile[]): {files: number; problems: Problem[]} {
  const roots = pages
    .filter(({fences}) => !fences.some(({code}) => code.includes('registerRoot(')))
    .flatMap(({file, fences}) =>
      fences
        .filter(
          ({meta, code}) => parseFenceMeta(meta).path === ROOT_FILE && code.includes('export '),
        )
        .map(({line, code}) => ({file, line, code})),
    );
  return {
    files: roots.length,
    problems: roots
      .filter(({code}) => !new RegExp(`export (?:const|function) ${ROOT_EXPORT}\\b`).test(code))
      .map(({file, line}) => ({
        file,
        line,
        message: `The template's src/index.ts imports ${ROOT_EXPORT} from this file. Write: export const ${ROOT_EXPORT}: React.FC = …`,
      })),
  };
}
