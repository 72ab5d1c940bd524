import React from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {links} from '@site/src/data/links';

/** Facts about a page for search engines, in the vocabulary of schema.org. */
export default function StructuredData({data}: {data: object}): React.ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({'@context': 'https://schema.org', ...data}).replace(/</g, '\\u003c')}
      </script>
    </Head>
  );
}

/** The pages above a page and the page itself, from the outside in. */
export function Breadcrumbs({
  items,
}: {
  /** Paths begin with a slash and leave the base URL out. Without one: the current page. */
  items: {name: string; path?: string}[];
}): React.ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({name, path}, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: path ? withBaseUrl(path, {absolute: true}) : siteConfig.url + pathname,
        })),
      }}
    />
  );
}

/** The site, the toolkit and the company behind them. For the home page alone. */
export function SiteStructuredData(): React.ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {siteConfig} = useDocusaurusContext();
  const at = (path: string) => withBaseUrl(path, {absolute: true});
  const company = {'@id': `${at('/')}#company`};
  return (
    <StructuredData
      data={{
        '@graph': [
          {
            '@type': 'WebSite',
            '@id': `${at('/')}#website`,
            name: siteConfig.title,
            url: at('/'),
            inLanguage: 'en',
            publisher: company,
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${at('/search')}?q={search_term_string}`,
              },
              'query-input': 'required name=search_term_string',
            },
          },
          {
            '@type': 'SoftwareApplication',
            '@id': `${at('/')}#toolkit`,
            name: siteConfig.title,
            description: siteConfig.tagline,
            url: at('/'),
            image: at('/img/social.png'),
            applicationCategory: 'DeveloperApplication',
            operatingSystem: 'Windows, macOS, Linux',
            softwareVersion: siteConfig.customFields?.version,
            license: links.licenseText,
            publisher: company,
            offers: {
              '@type': 'Offer',
              price: '0',
              priceCurrency: 'USD',
              description:
                'Free for individuals, non-profits and companies with up to three employees',
            },
          },
          {
            '@type': 'Organization',
            ...company,
            name: 'Remotion AG',
            url: at('/'),
            logo: at('/img/apple-touch-icon.png'),
            sameAs: [links.repository, links.x, links.youtube, links.linkedin],
          },
        ],
      }}
    />
  );
}
