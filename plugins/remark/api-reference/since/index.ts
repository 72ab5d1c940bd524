import {didYouMean} from '../../../lib/nearest-names';
import {headingsOf, type PageHeading} from '../heading-anchors';
import {isPartial} from '../imported-partials';
import {TagError, type Page} from '../page';
import {checkVersion} from '../version';
import {routeOf} from '../../lib/page-route';
import type {RootContent} from 'mdast';
import {passableAnchors, passOn, passToPartial} from './pass';
import {readSinceRows, SINCE_FILE, type SinceRow} from './rows';
import {showAfterCode, showBelow, showPassedBelow} from './show';

/**
 * Shows the versions that `src/data/since.tsv` has for a page: below its headings, those of its
 * partials included, and after code in its text. Runs when the page's tags have been expanded.
 *
 * A row whose heading or code is gone becomes a problem of the page.
 */
export function insertVersions(page: Page): void {
  const rows = readSinceRows(page.siteDir);
  if (isPartial(page.file)) {
    insertPassedVersions(new Set(rows.flatMap(({at}) => at.anchor ?? [])), page);
    return;
  }
  const route = routeOf(page.file);
  for (const row of rows.filter((each) => each.route === route)) {
    try {
      insertVersion(row, page);
    } catch (error) {
      if (!(error instanceof TagError)) {
        throw error;
      }
      page.problems.push({file: SINCE_FILE, line: row.line, message: error.message});
    }
  }
}

function insertVersion({route, at, since}: SinceRow, page: Page): void {
  const version = checkVersion(`The row of ${route} ${at.text}`, 'since', since, page.version);
  const headings = headingsOf(page.root);
  const heading = headings.find(({anchor}) => anchor === at.anchor);
  if (at.code !== undefined) {
    const nodes = heading ? sectionOf(heading) : page.root.children;
    if ((at.anchor && !heading) || !showAfterCode(nodes, at.code, version)) {
      throw new TagError(
        `${route} has no \`${at.code}\`${at.anchor ? ` below #${at.anchor}` : ''}. Name code that stands there, or its heading.`,
      );
    }
  } else if (heading) {
    showBelow(heading, version);
  } else if (at.anchor === undefined) {
    throw new TagError(
      `The row of ${route} names no place. The version of a whole page stands in its front matter: since: ${since}`,
    );
  } else if (!passToPartial(at.anchor, version, page)) {
    const anchors = [...headings.map(({anchor}) => anchor), ...passableAnchors(page)];
    throw new TagError(
      `${route} has no heading #${at.anchor}.${didYouMean(at.anchor, anchors) || ` It has ${anchors.map((each) => `#${each}`).join(', ')}.`}`,
    );
  }
}

/** What stands between a heading and the next one. */
function sectionOf({node, parent}: PageHeading): RootContent[] {
  const below = parent.children.slice(parent.children.indexOf(node) + 1);
  const end = below.findIndex(({type}) => type === 'heading');
  return end === -1 ? below : below.slice(0, end);
}

function insertPassedVersions(anchors: ReadonlySet<string>, page: Page): void {
  for (const heading of headingsOf(page.root).filter(({anchor}) => anchors.has(anchor))) {
    showPassedBelow(heading, page);
  }
  passOn(anchors, page);
}
