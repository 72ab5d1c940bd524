import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject} from '@docusaurus/types';
import {codeTheme} from '../src/data/code-theme';
import {footerColumns, navbarItems} from '../src/data/navigation';
import type {SiteEnvironment} from './environment';

const navbar: ThemeConfig['navbar'] = {
  title: 'Remotion',
  logo: {
    alt: '',
    src: 'img/logo-light.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: navbarItems,
};

const footerLogo: NonNullable<ThemeConfig['footer']>['logo'] = {
  alt: 'Remotion',
  src: 'img/wordmark-light.svg',
  srcDark: 'img/wordmark-dark.svg',
  href: '/',
  width: 148,
  height: 32,
};

const prism: ThemeConfig['prism'] = {
  theme: codeTheme,
  darkTheme: codeTheme,
  additionalLanguages: [
    'bash',
    'diff',
    'json',
    'docker',
    'php',
    'ruby',
    'go',
    'python',
    'yaml',
    'ini',
  ],
};

/** What every page has around its content. */
export const themeConfigOf = (
  {announcement, algolia}: SiteEnvironment,
  copyright: string,
): ThemeConfig => ({
  image: 'img/social.png',
  metadata: [
    {name: 'twitter:card', content: 'summary_large_image'},
    {name: 'twitter:site', content: '@remotion'},
    {property: 'og:site_name', content: 'Remotion'},
    {property: 'og:type', content: 'website'},
  ],
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  ...(announcement ? {announcementBar: announcement} : {}),
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer: {logo: footerLogo, links: footerColumns, copyright},
  prism,
  algolia: {
    // The theme wants all three, or there is no search page. 'local' means: no hosted search.
    appId: algolia?.appId ?? 'local',
    apiKey: algolia?.apiKey ?? 'local',
    indexName: algolia?.indexName ?? 'local',
    contextualSearch: true,
    searchPagePath: 'search',
  },
});

const themeColor = (scheme: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})`},
});

const link = (rel: string, href: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel, href},
});

/** What stands in the head of every page. */
export const headTagsOf = ({baseUrl}: SiteEnvironment): HtmlTagObject[] => [
  themeColor('light', '#ffffff'),
  themeColor('dark', '#0b0f17'),
  link('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`),
  link('manifest', `${baseUrl}manifest.webmanifest`),
];
