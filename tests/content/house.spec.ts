import {expect, test} from '@playwright/test';
import {checkHouse, readHouse} from '../../scripts/content/house';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';

test('the compiler takes little on trust', () => {
  const sources = readHouse();
  const {counts, problems} = checkHouse(sources);
  console.log(`house: ${count(sources.length, 'file')}, ${counts.join(', ')}`);
  expect(sources.map(({file}) => file)).toEqual(
    expect.arrayContaining(['docusaurus.config.ts', 'src/pages/index.tsx']),
  );
  expectNoProblems(problems);
});

test('files over the budgets are reported, the worst first', () => {
  const sources = [
    {file: 'few.ts', text: 'const free = [1] as const;\n\nexport const first = free[0]!;\n'},
    {file: 'many.tsx', text: 'export const a = () => <b>{x! as y}</b>;\n'.repeat(59)},
    {file: 'old.ts', text: '// any\nexport const b = <string>(c as any);\n'},
  ];
  const {counts, problems} = checkHouse(sources);
  expect(counts).toEqual(['60 non-null assertions', '61 casts', '1 any type']);
  expect(formatProblems(problems)).toEqual([
    'many.tsx:1: The project has 60 non-null assertions. It may have 19. The most are in many.tsx (59), few.ts (1).',
    'many.tsx:1: The project has 61 casts. It may have 59. The most are in many.tsx (59), old.ts (2).',
    'old.ts:2: The project has 1 any type. It may have 0. The most are in old.ts (1).',
  ]);
  expect(checkHouse(sources.slice(0, 1)).problems).toEqual([]);
});
