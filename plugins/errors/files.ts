import type {PageInfo} from '../lib/page-list';
import {pathOf} from '../lib/paths';
import {FIXES_FILE, INDEX_FILE, listFile, MESSAGES_FILE} from './address';
import {errorList} from './lists';
import {makeErrorIndex, type SymptomPage} from './make-index';
import type {ErrorIndex, FindableEntry, PackageErrors} from './types';

/** What the files are made of. */
export type Sources = {
  errors: Map<string, PackageErrors>;
  infos: PageInfo[];
  baseUrl: string;
  /** Origin of the site, for links that leave it. */
  siteUrl: string;
  /** The documented version. */
  version: string;
};

/** The index of all messages. The same sources give the same one. */
export function errorIndexOf({errors, infos, baseUrl, version}: Sources): ErrorIndex {
  const pages = infos.flatMap((info): SymptomPage[] =>
    info.symptoms && info.symptoms.length > 0
      ? [
          {
            route: pathOf(info.permalink, baseUrl),
            description: info.description,
            symptoms: info.symptoms,
          },
        ]
      : [],
  );
  return makeErrorIndex(errors, pages, titlesOf(infos, baseUrl), version);
}

/** The files of the index: path below the base URL → content. */
export function errorFiles(sources: Sources): Map<string, string> {
  const {errors, infos, baseUrl, siteUrl, version} = sources;
  const titleOf = titlesOf(infos, baseUrl);
  const absolute = (route: string): string => siteUrl + baseUrl + route.slice(1);
  const index = errorIndexOf(sources);
  const findable = index.entries.map(
    ({messages, page, title}): FindableEntry => ({messages, page, title}),
  );
  return new Map([
    [INDEX_FILE, JSON.stringify(index)],
    [MESSAGES_FILE, JSON.stringify(findable)],
    [FIXES_FILE, JSON.stringify(index.entries.map(({fix}) => fix))],
    ...[...errors].map(([name, own]): [string, string] => [
      listFile(name),
      errorList(name, own, {version, titleOf, absolute}),
    ]),
  ]);
}

/** Titles of pages by their routes. */
function titlesOf(infos: PageInfo[], baseUrl: string): (route: string) => string | undefined {
  const titles = new Map(infos.map(({permalink, title}) => [pathOf(permalink, baseUrl), title]));
  return (route) => titles.get(route);
}
