import type {PhrasingContent, RootContent} from 'mdast';
import {badge} from './facts';
import {statusBadge} from './tags/status';
import {TagError, type Page} from './page';
import {whereItRuns} from './where-it-runs';
import {block, inline} from '../lib/jsx';
import {inlineCode, joined, text} from '../lib/tree';
import {checkVersion} from './version';

/**
 * The line below the title of a reference page: the package with its status, or the command, that it
 * is about, the version that brought it, and where it runs. Other pages have it when there is such a version or place.
 * To be read before the tags of the page are expanded, because one of them says where it runs.
 *
 * @returns `undefined` when there is nothing to say
 */
export function readPageHeader(page: Page): RootContent | undefined {
  try {
    const parts = headerParts(page);
    return parts.length > 0
      ? block('p', {className: 'reference-header'}, joined(parts, ' · '))
      : undefined;
  } catch (error) {
    if (!(error instanceof TagError)) {
      throw error;
    }
    page.problems.push({file: page.file, line: 1, message: error.message});
    return undefined;
  }
}

/** Puts the line below the title. */
export function insertPageHeader(page: Page, header: RootContent | undefined): void {
  if (header) {
    page.root.children.splice(firstContent(page), 0, header);
  }
}

function headerParts(page: Page): PhrasingContent[][] {
  const {frontMatter, version} = page;
  const since = versionIn(frontMatter.since);
  const checked = since && checkVersion('The front matter', 'since', since, version);
  const place = frontMatter.kind === 'cli' ? 'Node.js' : whereItRuns(page);
  return [
    ...subjects(frontMatter),
    ...(checked ? [[badge('since', `since v${checked}`)]] : []),
    ...(place ? [labeled('Runs in', text(place))] : []),
  ];
}

/** As text; YAML reads a version with a single dot as a number. */
const versionIn = (since: unknown): string =>
  typeof since === 'string' ? since : since ? JSON.stringify(since) : '';

/** What the page is about, unless its title says that already, and how finished that is. */
function subjects({kind, title, package: name, command}: Page['frontMatter']): PhrasingContent[][] {
  if (kind === 'cli' && typeof command === 'string') {
    const line = `npx remotion ${command}`;
    return [
      ...(line === title ? [] : [labeled('Command', inlineCode(line))]),
      labeled('Package', inlineCode(packageOf(command))),
    ];
  }
  if ((kind !== 'api' && kind !== 'package') || typeof name !== 'string') {
    return [];
  }
  const status = statusBadge(name);
  return [
    ...(name === title ? [] : [labeled('Package', inlineCode(name))]),
    ...(status.length > 0 ? [status] : []),
  ];
}

/** The package that has to be installed for a command. */
function packageOf(command: string): string {
  const [group = ''] = command.split(' ');
  return `@remotion/${['lambda', 'cloudrun'].includes(group) ? group : 'cli'}`;
}

function labeled(label: string, value: PhrasingContent): PhrasingContent[] {
  return [inline('span', {className: 'reference-label'}, [text(label)]), text(' '), value];
}

/** Below front matter, imports, and a title that the page writes itself. */
function firstContent({root}: Page): number {
  const index = root.children.findIndex((node) => node.type !== 'yaml' && node.type !== 'mdxjsEsm');
  if (index === -1) {
    return root.children.length;
  }
  const first = root.children[index];
  return first?.type === 'heading' && first.depth === 1 ? index + 1 : index;
}
