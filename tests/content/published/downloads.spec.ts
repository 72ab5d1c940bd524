import {expect, test} from '@playwright/test';
import {codeOf} from '../../../plugins/published/downloads';

const PAGE = `# Prompt

\`\`\`bash title="save.sh"
curl
\`\`\`

\`\`\`\`md title="prompt.md"
# Task

\`\`\`ts title="a.ts"
const a = 1;
\`\`\`
\`\`\`\`
`;

test('a block becomes a file with the blocks inside it', () => {
  const titles = ['prompt.md', 'save.sh'];
  const [prompt, command] = titles.map((title) => codeOf(PAGE, title));
  console.log(`${titles.length} blocks`);
  expect(prompt).toBe('# Task\n\n```ts title="a.ts"\nconst a = 1;\n```\n');
  expect(command).toBe('curl\n');
});

test('a title that no block has ends the build with a sentence', () => {
  expect(() => codeOf(PAGE, 'no.md')).toThrow('No code block has title="no.md".');
});
