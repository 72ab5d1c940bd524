import {expect, test} from '@playwright/test';
import {documentedVersion} from '../../plugins/lib/documented-version';
import {
  CHANGED_DEFAULTS_FILE,
  parseChangedDefaults,
} from '../../plugins/remark/api-reference/changed-defaults';
import {snapshot} from '../../scripts/content/api-data';
import {checkChangedDefaults} from '../../scripts/content/changed-defaults';
import {scanMarkdown} from '../../scripts/content/markdown';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {readMarkdown, readText, ROOT} from '../../scripts/content/project';

test('each changed default is the one that the packages have now, and a page shows it', () => {
  const {rows, problems} = checkChangedDefaults({
    rows: parseChangedDefaults(readText(CHANGED_DEFAULTS_FILE)),
    files: readMarkdown(),
    findDefault: (option) => snapshot.memberOrNull(option)?.member.default ?? null,
    documented: documentedVersion(ROOT),
  });
  console.log(`changed defaults: ${count(rows, 'row')}`);
  expect(rows).toBeGreaterThan(0);
  expectNoProblems(problems);
});

test('a row that cannot be true is reported', () => {
  const rows = parseChangedDefaults(
    'option\tversion\tbefore\tafter\n' +
      'remotion#Loop.times\t4.0.10\t1\t2\n' +
      'remotion#Loop.times\t4.0.20\t2\tInfinity\n' +
      'remotion#Loop.tmes\t4\t1\t1\n',
  );
  const {problems} = checkChangedDefaults({
    rows,
    files: [scanMarkdown('docs/loop.mdx', '### times\n\n<Prop of="remotion#Loop.times" />\n')],
    findDefault: (option) => (option === 'remotion#Loop.times' ? '3' : null),
    documented: '4.0.383',
  });
  expect(formatProblems(problems)).toEqual([
    'src/data/changed-defaults.tsv:3: The default of remotion#Loop.times is 3, and the row says Infinity.',
    'src/data/changed-defaults.tsv:4: The row of remotion#Loop.tmes has version 4, which is not a version. Write three numbers without v, for example 4.0.383.',
    'src/data/changed-defaults.tsv:4: No page shows remotion#Loop.tmes with <Prop of="…" />. Did you mean remotion#Loop.times?',
    'src/data/changed-defaults.tsv:4: The default of remotion#Loop.tmes was "1" and is "1": that is no change.',
    'src/data/changed-defaults.tsv:4: The default of remotion#Loop.tmes is not known, and the row says 1.',
  ]);
});
