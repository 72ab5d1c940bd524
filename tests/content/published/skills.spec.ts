import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {skillFile, skillsOptions} from '../../../plugins/published/skills';
import {listFiles, ROOT} from '../../../scripts/content/project';
import {skills} from '../../../src/data/skills';

const site = {version: '4.0.383', home: 'https://example.com/'};
const skill = {name: 'draw', title: 'Draw', description: 'Draw: "a line".', pages: ['/docs/draw']};

test('a skill says when to use it, then holds its pages below its own title', () => {
  const document =
    '---\ntitle: Lines\n---\n\n# Lines\n\n## Thick\n\n```bash\n# Not a heading\n```\n';
  const text = skillFile(skill, [document], site);
  const [, facts = ''] = /^---\n([^]*?)---\n/.exec(text) ?? [];
  expect(parse(facts)).toEqual({
    name: 'draw',
    description: 'Draw: "a line".',
    metadata: {version: '4.0.383'},
  });
  expect(text).toContain('\n# Draw\n');
  expect(text).toContain('\n## Lines\n\n### Thick\n\n```bash\n# Not a heading\n```');
});

test('a skill that is too long for an agent stops the build', () => {
  expect(() => skillFile(skill, ['x'.repeat(20_000)], site)).toThrow(
    /^The skill draw has 20\d+ characters, and agents should keep 20000 at most\. Take a page out/,
  );
});

test('skills are made of pages that exist, and have names that agents take', () => {
  const pages = listFiles('docs');
  const missing = skills
    .flatMap((each) => each.pages)
    .filter((page) => {
      const file = page.slice(1).replace(/\/$/, '');
      return ![`${file}.mdx`, `${file}/index.mdx`].some((name) => pages.includes(name));
    });
  console.log(`${skills.length} skills`);
  expect(existsSync(join(ROOT, 'docs'))).toBe(true);
  expect(missing).toEqual([]);
  expect(skillsOptions.validate({version: '1.0.0', skills}).error).toBeUndefined();
  const wrong = [{...skill, name: 'Draw Lines'}];
  expect(skillsOptions.validate({version: '1.0.0', skills: wrong}).error).toBeDefined();
});
