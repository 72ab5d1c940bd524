/*
 * `npm run check:pages -- docs/spring.mdx …`: the content checks for a few pages, for writers. The
 * whole set is `npm run check:content`.
 */
import {relative} from 'node:path';
import {siteOptions} from '../../plugins/remark/api-reference/site-options';
import {exceptions} from './exceptions';
import {readApiPackages, readPinnedPackages, snapshot} from './api-data';
import {checkCoverage} from './coverage';
import {checkFrontMatter} from './front-matter';
import {checkHeadings} from './headings';
import {checkJsonBlocks} from './json-blocks';
import {formatProblems} from './problems';
import {ROOT, listFiles, readMarkdown, readText} from './project';
import {MANIFEST, parseManifest} from './routes';
import {checkReferenceTags} from './reference-tags';
import {checkShellBlocks} from './shell-blocks';
import {checkSnippets} from './snippets';
import {checkSourceLinks} from './source-links';
import {pendingPackages} from './pending';

const names = process.argv.slice(2).map((name) => relative(ROOT, name));
const all = readMarkdown();
const pages = all.filter(({file}) => names.includes(file));
const missing = names.filter((name) => !all.some(({file}) => file === name));

if (names.length === 0 || missing.length > 0) {
  console.error(
    missing.length > 0
      ? `There is no page ${missing.join(', ')}. Name files such as docs/spring.mdx.`
      : 'Name the pages to check: npm run check:pages -- docs/spring.mdx',
  );
  process.exit(1);
}

async function main(): Promise<number> {
  const snippets = checkSnippets(pages);
  const texts = pages.map(({file}) => ({file, text: readText(file)}));
  const problems = [
    ...snippets.problems,
    ...(await checkReferenceTags(texts, siteOptions(ROOT))).problems,
    ...checkJsonBlocks(pages).problems,
    ...checkShellBlocks(pages, snapshot.readCommands()).problems,
    ...checkFrontMatter(all).problems,
    ...checkHeadings(pages).problems,
    ...checkSourceLinks({
      files: all,
      otherFiles: [...listFiles('static'), ...listFiles('src/pages')],
      // Pages that nobody has written yet may be linked while a group is being written.
      pendingRoutes: parseManifest(readText(MANIFEST)).map(({route}) => route),
    }).problems,
    ...checkCoverage({
      files: all.filter(({file}) => file.startsWith('docs/')),
      packages: readApiPackages(),
      pinnedPackages: readPinnedPackages(),
      pendingPackages,
      exceptions,
    }).problems,
  ].filter(({file}) => names.includes(file));

  console.log(`${pages.length} pages, ${snippets.blocks} code blocks compiled`);
  formatProblems(problems).forEach((problem) => console.log(problem));
  return problems.length;
}

void main().then((problems) => process.exit(problems > 0 ? 1 : 0));
