import type {FeedOptions} from '@docusaurus/plugin-content-blog';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/**
 * Entries of a feed whose clips play in a feed reader. The framework completes the addresses of
 * links and pictures only.
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) =>
    item.content
      ? {...item, content: withCompleteMedia(item.content, params.siteConfig.url)}
      : item,
  );
};

/** Completes the addresses of clips and their posters that begin with a slash. */
export const withCompleteMedia = (html: string, siteUrl: string): string =>
  html.replace(/<(?:video|audio|source)\b[^>]*>/g, (tag) =>
    tag.replace(/ (src|poster)="\/(?!\/)/g, ` $1="${siteUrl}/`),
  );
