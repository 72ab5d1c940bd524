// Ejected: without a hosted engine the framework's page fails; this one finds pages by address.
import React from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';

const MAX_LENGTH = 64;

export default function SearchPage(): React.ReactNode {
  const {search} = useLocation();
  const history = useHistory();
  const query = (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_LENGTH);
  const paths = usePagesMatching(query);
  return (
    <Layout title="Search" description="Find a page of the Remotion documentation.">
      <main className="container margin-vert--lg">
        <h1>Search</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            aria-label="Search docs"
            placeholder="Search docs"
            maxLength={MAX_LENGTH}
            value={query}
            onChange={({target}) =>
              history.replace({search: `?q=${encodeURIComponent(target.value)}`})
            }
          />
        </form>
        {query && paths.length === 0 ? <p>No results for “{query}”</p> : null}
        <ul>
          {paths.map((path) => (
            <li key={path}>
              <Link to={path}>{path}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}

function usePagesMatching(query: string): string[] {
  const docs = Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.flatMap((version) => version.docs),
  );
  const words = query.toLowerCase().split(/\W+/).filter(Boolean);
  return docs.map(({path}) => path).filter((path) => words.every((word) => path.includes(word)));
}
