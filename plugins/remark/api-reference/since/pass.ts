import {headingsOf} from '../heading-anchors';
import {importedPartials, type ImportedPartial} from '../imported-partials';
import type {Page} from '../page';
import {attribute} from '../../lib/jsx';
import {isTag} from '../../lib/tree';

/**
 * A partial is compiled once for all pages that show it, and each page has versions of its own. So the
 * page hands them over: `<InputFlags since={{'--props': '2.0.0'}} />`.
 *
 * @returns whether one of the page's partials has the heading
 */
export function passToPartial(anchor: string, version: string, page: Page): boolean {
  const partial = importedPartials(page, page).find((each) => anchorsIn(each, page).has(anchor));
  if (partial) {
    passVersion(partial, anchor, version, page);
  }
  return partial !== undefined;
}

/** Anchors of the headings in the partials that a page shows. */
export function passableAnchors(page: Page): string[] {
  return importedPartials(page, page).flatMap((partial) => [...anchorsIn(partial, page)]);
}

/** Hands on what a partial was handed to those within it that have one of the headings. */
export function passOn(anchors: ReadonlySet<string>, page: Page): void {
  for (const partial of importedPartials(page, page)) {
    if ([...anchorsIn(partial, page)].some((anchor) => anchors.has(anchor))) {
      partial.tag.attributes.push(parsedSince('props.since', page));
    }
  }
}

function anchorsIn({root, file}: ImportedPartial, page: Page): Set<string> {
  return new Set([
    ...headingsOf(root).map(({anchor}) => anchor),
    ...importedPartials({root, file}, page).flatMap((inner) => [...anchorsIn(inner, page)]),
  ]);
}

function passVersion({tag}: ImportedPartial, anchor: string, version: string, page: Page): void {
  const earlier = tag.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'since',
  );
  const versions = {...versionsOf(earlier), [anchor]: version};
  tag.attributes = [
    ...tag.attributes.filter((each) => each !== earlier),
    parsedSince(JSON.stringify(versions), page),
  ];
}

function versionsOf(passed: ImportedPartial['tag']['attributes'][number] | undefined): object {
  const value = passed?.type === 'mdxJsxAttribute' ? passed.value : undefined;
  const versions: unknown = value && typeof value === 'object' ? JSON.parse(value.value) : {};
  return typeof versions === 'object' && versions !== null ? versions : {};
}

/** `since={source}`, with the syntax tree that MDX needs. */
function parsedSince(source: string, page: Page): ImportedPartial['tag']['attributes'][number] {
  const [tag] = page.parse(`<Since since={${source}} />`, page.file).children;
  return (tag && isTag(tag) ? tag.attributes[0] : undefined) ?? attribute('since', null);
}
