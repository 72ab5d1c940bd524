import {parseFenceMeta} from '../../../plugins/snippets/fence-meta';
import type {Fence, MarkdownFile} from '../markdown';
import type {Problem} from '../problems';

/** What a reader does on a page, in reading order. Lines are lines of the page. */
export type Step =
  /** Types a file, or pastes over what it held. */
  | {kind: 'edit'; line: number; path: string; content: string}
  /** Adds packages to the project. */
  | {kind: 'install'; line: number; packages: string[]}
  /** Starts the Studio, which runs until it is stopped. */
  | {kind: 'studio'; line: number; command: string}
  /** Types the lines of a block that is marked `run`. `line` is the first one's. */
  | {kind: 'run'; line: number; script: string; commands: number};

const SHELLS = ['bash', 'sh', 'shell', 'zsh'];

const COMMAND = /\bnpx remotion (?:render|still|compositions|versions|bundle|benchmark)\b/g;

/** Commands that a run block may hold besides: they change nothing, here or elsewhere. */
const HARMLESS =
  /^npx (?:remotion (?:render|still|compositions|versions|bundle|benchmark|studio)|tsc)\b/;

/** Where a command begins that could install, download, delete or publish something. */
const OUTWARD =
  /(?<=^|[;&|(]|\bdo\b|\bthen\b)\s*((?:npx|npm|yarn|pnpm|bun|bunx|git|curl|wget|docker|sudo|rm|mv|ssh|aws|gcloud)\b[^\n;&|]*)/gm;

const STUDIO = /^(?:npm run dev|npx remotion studio\b.*)$/;

const INSTALL = /^(?:npm (?:install|i|add)|npx remotion add)\s+(.+)$/;

/**
 * Reads what a page asks its readers to type.
 *
 * A block with a path for its title is an edit, unless it shows a mistake. Blocks of another `project`
 * than the first are an alternative, which nobody types as well. The Studio runs until it is stopped,
 * so a block that is run leaves its line out.
 */
export function pageSteps(page: MarkdownFile): Step[] {
  const projects = page.fences.map(({meta}) => parseFenceMeta(meta).project);
  const chosen = projects.find((project) => project !== null) ?? null;
  const steps = page.fences
    .filter((_, at) => [null, chosen].includes(projects[at] ?? null))
    .flatMap((fence) => fenceSteps(fence));
  const installs = page.tags.flatMap(({name, line, attributes}): Step[] =>
    name === 'Install' && typeof attributes.package === 'string'
      ? [{kind: 'install', line, packages: attributes.package.split(/\s+/)}]
      : [],
  );
  return [...steps, ...installs].sort((a, b) => a.line - b.line);
}

/** What is wrong with the marks of a page: a sentence for each. */
export function findMarkMistakes(page: MarkdownFile): Problem[] {
  return page.fences.flatMap((fence) => {
    if (!isMarked(fence)) {
      return [];
    }
    const at = (message: string): Problem[] => [{file: page.file, line: fence.line, message}];
    if (!SHELLS.includes(fence.language)) {
      return at('Only shell blocks run. Write ```bash run, or remove "run".');
    }
    if (countCommands(fence.code) === 0) {
      return at(
        'This block is marked "run" and has none of the commands that are run: npx remotion render, still, compositions, versions, bundle or benchmark. Remove "run".',
      );
    }
    const [outward] = [...fence.code.matchAll(OUTWARD)].filter(
      ([, command = '']) => !HARMLESS.test(command),
    );
    return outward
      ? at(`A test would run "${outward[1]?.trim()}" as well. Put it into a block of its own.`)
      : [];
  });
}

/** Lines of a page that call a command and are not run, because their block has no mark. */
export function findUnmarkedCommands(page: MarkdownFile): Problem[] {
  return page.fences
    .filter((fence) => SHELLS.includes(fence.language) && !isMarked(fence))
    .filter(({code}) => countCommands(code) > 0)
    .map(({line}) => ({
      file: page.file,
      line,
      message: 'Nobody runs the command of this block. Mark it: ```bash run',
    }));
}

function fenceSteps(fence: Fence): Step[] {
  const {line, language, code} = fence;
  const {path, expectedErrors} = parseFenceMeta(fence.meta);
  if (path !== null) {
    return expectedErrors.length > 0 ? [] : [{kind: 'edit', line, path, content: `${code}\n`}];
  }
  if (!SHELLS.includes(language)) {
    return [];
  }
  if (isMarked(fence)) {
    const script = code.replace(/^npx remotion studio\b.*$/gm, '');
    return [{kind: 'run', line: line + 1, script, commands: countCommands(code)}];
  }
  return code.split('\n').flatMap((typed, at): Step[] => {
    const command = typed.trim();
    const [, packages] = INSTALL.exec(command) ?? [];
    if (packages) {
      return [{kind: 'install', line: line + 1 + at, packages: packageNames(packages)}];
    }
    return STUDIO.test(command) ? [{kind: 'studio', line: line + 1 + at, command}] : [];
  });
}

/** `--save-exact zod@3.22.3 @remotion/three` → `zod`, `@remotion/three`. */
function packageNames(words: string): string[] {
  return words
    .split(/\s+/)
    .filter((word) => /^[@\w]/.test(word))
    .map((word) => word.replace(/(?<=.)@.*$/, ''));
}

function countCommands(code: string): number {
  const typed = code.replace(/^\s*#.*$/gm, '');
  return [...typed.matchAll(COMMAND)].length;
}

/** Whether `run` is a word of the opening line. */
function isMarked({meta}: Fence): boolean {
  return /(?:^|\s)run(?:\s|$)/.test(meta.replace(/"[^"]*"|'[^']*'/g, ''));
}
