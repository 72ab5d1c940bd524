// Changes: structured data; and no class that says whether the keyboard is used, which a wrap can't take
// away. The framework took it off at the first click and gave each element its styles anew for it; the
// browser's `:focus-visible` says the same. The home page's data describes the site, that of a page right
// below it the way there. Docs, posts and pages further down do without: they have theirs.
import React from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {Breadcrumbs, SiteStructuredData} from '@site/src/components/StructuredData';
import styles from './styles.module.css';

export default function Layout(props: Props): React.ReactNode {
  const {children, noFooter, wrapperClassName, title, description} = props;
  return (
    <>
      <StructuredData title={title} />
      <LayoutProvider>
        <PageMetadata title={title} description={description} />
        <SkipToContent />
        <AnnouncementBar />
        <Navbar />
        <div
          id={SkipToContentFallbackId}
          className={clsx(
            ThemeClassNames.layout.main.container,
            ThemeClassNames.wrapper.main,
            styles.mainWrapper,
            wrapperClassName,
          )}
        >
          <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
            {children}
          </ErrorBoundary>
        </div>
        {noFooter ? null : <Footer />}
      </LayoutProvider>
    </>
  );
}

function StructuredData({title}: Pick<Props, 'title'>): React.ReactNode {
  const path = useLocation().pathname.slice(useBaseUrl('/').length);
  if (path === '') {
    return <SiteStructuredData />;
  }
  const isBelowHome = /^[^/]+\/?$/.test(path);
  return title && isBelowHome ? (
    <Breadcrumbs items={[{name: 'Home', path: '/'}, {name: title}]} />
  ) : null;
}
