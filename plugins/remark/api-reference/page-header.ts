import type {PhrasingContent} from 'mdast';
import {badge} from './facts';
import {TagError, type Page} from './page';
import {block, inline} from '../lib/jsx';
import {inlineCode, joined, text} from '../lib/tree';
import {checkVersion} from './version';

/**
 * Puts one line under the title of reference pages: what the page is about, from its front matter,
 * and the version that brought it. Pages of kind `api` always get it, `package` and `cli` pages
 * when they state a version.
 */
export function insertPageHeader(page: Page): void {
  try {
    const parts = headerParts(page);
    if (parts.length > 0) {
      page.root.children.splice(
        firstContent(page),
        0,
        block('p', {className: 'reference-header'}, joined(parts, ' · ')),
      );
    }
  } catch (error) {
    if (!(error instanceof TagError)) {
      throw error;
    }
    page.problems.push({file: page.file, line: 1, message: error.message});
  }
}

function headerParts({frontMatter, version}: Page): PhrasingContent[][] {
  const {kind} = frontMatter;
  const since = versionIn(frontMatter.since);
  const subject = kind === 'cli' ? command(frontMatter) : packageName(frontMatter);
  if (!subject || !(kind === 'api' || (since && (kind === 'package' || kind === 'cli')))) {
    return [];
  }
  const checked = since && checkVersion('The front matter', 'since', since, version);
  return [subject, ...(checked ? [[badge('since', `since v${checked}`)]] : [])];
}

/** As text; YAML reads a version with a single dot as a number. */
const versionIn = (since: unknown): string =>
  typeof since === 'string' ? since : since ? JSON.stringify(since) : '';

function packageName(frontMatter: Page['frontMatter']): PhrasingContent[] | undefined {
  return typeof frontMatter.package === 'string'
    ? subject('Package', frontMatter.package)
    : undefined;
}

function command(frontMatter: Page['frontMatter']): PhrasingContent[] | undefined {
  return typeof frontMatter.command === 'string'
    ? subject('Command', `npx remotion ${frontMatter.command}`)
    : undefined;
}

function subject(label: string, name: string): PhrasingContent[] {
  return [
    inline('span', {className: 'reference-label'}, [text(label)]),
    text(' '),
    inlineCode(name),
  ];
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
