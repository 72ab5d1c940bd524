type Item = {url: string; lastmod?: string | null};

/** Addresses of lists: what follows the address of the pages that they list. */
const LIST = /\/(archive|page\/\d+)?$/;

/** Entries of a sitemap in which a list without a date of its own is as new as its newest page. */
export function withListDates<Entry extends Item>(items: Entry[]): Entry[] {
  return items.map((item) => {
    if (item.lastmod) {
      return item;
    }
    const start = `${item.url.replace(LIST, '')}/`;
    const dates = items.flatMap(({url, lastmod}) =>
      lastmod && url.startsWith(start) ? [lastmod] : [],
    );
    return dates.length > 0 ? {...item, lastmod: dates.sort().at(-1)} : item;
  });
}
