// Ejected: the framework's last resort says "This page crashed" without the full stop, has inline
// styles only, and offers no way on. This one also links home and to the issue tracker.
import React from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashMessage from '@site/src/components/CrashMessage';
import type {Props} from '@theme/Error';

export default function ErrorScreen({error, tryAgain}: Props): React.ReactNode {
  const message = <CrashMessage error={error} tryAgain={tryAgain} />;
  return (
    // The theme's layout needs a route, and there is none outside the pages.
    <RouteContextProvider value={{plugin: {name: 'crashed-page', id: 'default'}}}>
      {/* The layout may be what crashed: then the message stands alone. */}
      <ErrorBoundary fallback={() => message}>
        <Head>
          <title>This page crashed.</title>
        </Head>
        <Layout>{message}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
