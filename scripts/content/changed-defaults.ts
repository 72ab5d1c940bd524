import {didYouMean} from '../../plugins/lib/nearest-names';
import {
  CHANGED_DEFAULTS_FILE,
  type ChangedDefault,
} from '../../plugins/remark/api-reference/changed-defaults';
import {TagError} from '../../plugins/remark/api-reference/page';
import {checkVersion} from '../../plugins/remark/api-reference/version';
import type {MarkdownFile} from './markdown';
import type {Problem} from './problems';

export type ChangedDefaultsSite = {
  rows: ChangedDefault[];
  files: MarkdownFile[];
  /** The default that the installed packages have; null where there is none, or no such option. */
  findDefault: (option: string) => string | null;
  /** The version that the site documents. */
  documented: string;
};

/** Checks the rows of changed defaults against the pages and the packages. */
export const checkChangedDefaults = ({
  rows,
  files,
  findDefault,
  documented,
}: ChangedDefaultsSite): {rows: number; problems: Problem[]} => {
  const shown = new Set(
    files.flatMap(({tags}) =>
      tags.filter(({name}) => name === 'Prop').map(({attributes}) => String(attributes.of)),
    ),
  );
  const last = new Map(rows.map((row) => [row.option, row]));
  const messagesOf = ({option, version, before, after}: ChangedDefault, isLast: boolean) => {
    const now = findDefault(option);
    return [
      ...versionMistakes(option, version, documented),
      ...(shown.has(option)
        ? []
        : [`No page shows ${option} with <Prop of="…" />.${didYouMean(option, shown)}`]),
      ...(before === '' || before === after
        ? [`The default of ${option} was "${before}" and is "${after}": that is no change.`]
        : []),
      ...(isLast && now !== after
        ? [`The default of ${option} is ${now ?? 'not known'}, and the row says ${after}.`]
        : []),
    ];
  };
  return {
    rows: rows.length,
    problems: rows.flatMap((row) =>
      messagesOf(row, last.get(row.option) === row).map((message) => ({
        file: CHANGED_DEFAULTS_FILE,
        line: row.line,
        message,
      })),
    ),
  };
};

function versionMistakes(option: string, version: string, documented: string): string[] {
  try {
    checkVersion(`The row of ${option}`, 'version', version, documented);
    return [];
  } catch (error) {
    if (error instanceof TagError) {
      return [error.message];
    }
    throw error;
  }
}
