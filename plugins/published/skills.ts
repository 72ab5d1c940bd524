import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {stringify} from 'yaml';
import {markdownPath} from './markdown/address';
import type {Step} from './step';

export type SkillsOptions = {
  /** The documented version. */
  version: string;
  skills: Skill[];
};

export type Skill = {
  name: string;
  title: string;
  description: string;
  /** Routes of pages. */
  pages: string[];
};

export const skillsOptions = Joi.object<SkillsOptions>({
  version: Joi.string().required(),
  skills: Joi.array()
    .items(
      Joi.object({
        name: Joi.string()
          .pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .max(64)
          .required(),
        title: Joi.string().required(),
        description: Joi.string().max(1024).required(),
        pages: Joi.array()
          .items(Joi.string().pattern(/^\/docs\//))
          .min(1)
          .required(),
      }),
    )
    .unique('name')
    .required(),
});

const FOLDER = '.well-known/agent-skills';
/** Of the format that https://agentskills.io describes. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
/** Agents keep a skill in memory while they use it: about 5,000 tokens, in characters. */
const MAX_LENGTH = 20_000;

/**
 * Publishes pages as Agent Skills: a file for each, and an index of them at the address where agents
 * look for one.
 */
export const skills = ({version, skills: all}: SkillsOptions): Step => ({
  name: 'skills',
  reads: ['Markdown'],
  writes: ['skills'],
  async run({outDir, siteConfig, baseUrl}) {
    const home = siteConfig.url + baseUrl;
    const read = (page: string): Promise<string> =>
      readFile(join(outDir, markdownPath(page)), 'utf8');
    const files = await Promise.all(
      all.map(async (skill) => ({
        skill,
        text: skillFile(skill, await Promise.all(skill.pages.map(read)), {version, home}),
      })),
    );
    for (const {skill, text} of files) {
      await mkdir(join(outDir, FOLDER, skill.name), {recursive: true});
      await writeFile(join(outDir, FOLDER, skill.name, 'SKILL.md'), text);
    }
    await writeFile(join(outDir, FOLDER, 'index.json'), skillIndex(files, baseUrl));
  },
});

/**
 * A skill as a file.
 *
 * @param documents Markdown of its pages with their front matter
 * @throws Error if it's longer than what agents should keep in memory
 */
export function skillFile(
  {name, title, description}: Skill,
  documents: string[],
  {version, home}: {version: string; home: string},
): string {
  const facts = {name, description, metadata: {version}};
  const text = [
    `---\n${stringify(facts, {lineWidth: 0})}---\n`,
    `# ${title}\n`,
    `This is the documentation of Remotion ${version}. If \`npx remotion versions\` prints another version, read the project's types first. Every other page is in ${home}llms.txt. Add \`.md\` to a page's URL to read it.\n`,
    ...documents.map((document) => belowTitle(document)),
  ].join('\n');
  if (text.length > MAX_LENGTH) {
    throw new Error(
      `The skill ${name} has ${text.length} characters, and agents should keep ${MAX_LENGTH} at most. Take a page out of it in src/data/skills.ts.`,
    );
  }
  return text;
}

/** A page without its front matter, its headings one level lower. Lines of code stay as they are. */
function belowTitle(document: string): string {
  const body = document.replace(/^---\n[^]*?\n---\n+/, '');
  return body
    .split(/^(`{3,}[^]*?^`{3,}$)/m)
    .map((part) => (part.startsWith('```') ? part : part.replace(/^(#{1,5}) /gm, '#$1 ')))
    .join('');
}

function skillIndex(files: {skill: Skill; text: string}[], baseUrl: string): string {
  const entries = files.map(({skill: {name, description}, text}) => ({
    name,
    type: 'skill-md',
    description,
    url: `${baseUrl}${FOLDER}/${name}/SKILL.md`,
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }));
  return `${JSON.stringify({$schema: SCHEMA, skills: entries}, null, 2)}\n`;
}
