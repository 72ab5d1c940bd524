import {expect, test} from '@playwright/test';
import {withFeedsOf} from '../../../plugins/published/feed-links';

const links = (folder: string): string[] => [
  `<link rel=alternate type=application/rss+xml href=${folder}rss.xml title="Remotion: Posts RSS Feed">`,
  `<link rel="alternate" type="application/atom+xml" href="${folder}atom.xml">`,
  `<link rel=alternate type=application/json href=${folder}feed.json title=Feed>`,
];

const OTHER = [
  '<link data-rh=true rel=alternate type=text/markdown href=/docs/a.md />',
  '<link rel=alternate href=https://example.com/blog/a hreflang=en />',
];

const page = (...parts: string[]): string => `<head>${parts.join('')}</head>`;

test('a page names the feeds of its own blog, and no others', () => {
  const html = page(...links('/blog/'), ...OTHER, ...links('/learn/'));
  console.log(`${links('/').length * 2} feeds, on 3 pages`);
  expect(withFeedsOf('/blog/a/index.html', html)).toBe(page(...links('/blog/'), ...OTHER));
  expect(withFeedsOf('/learn/index.html', html)).toBe(page(...OTHER, ...links('/learn/')));
  expect(withFeedsOf('/docs/blog/index.html', html)).toBe(page(...OTHER));
});
