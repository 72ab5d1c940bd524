// Ejected: a plain link to the search page, until the page's own search needs no account.
import React from 'react';
import Link from '@docusaurus/Link';

export default function SearchBar(): React.ReactNode {
  return (
    <Link className="navbar-search-link" to="/search">
      Search docs
    </Link>
  );
}
