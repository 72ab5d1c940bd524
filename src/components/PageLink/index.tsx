import React from 'react';
import routes from '@generated/routes';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {RouteConfig} from 'react-router-config';

const flatten = (list: RouteConfig[]): string[] =>
  list.flatMap(({path, routes: children}) => [
    ...(typeof path === 'string' ? [path] : []),
    ...flatten(children ?? []),
  ]);

const pages = new Set(flatten(routes));

type Props = {
  /** Path below the base URL: `/docs/player/`. */
  to: string;
  className?: string;
  children: React.ReactNode;
  /** What shows until the page is there; `null` for nothing. Default: the text of the link. */
  until?: React.ReactNode;
};

/** A link to a page of the site that may not be written yet. Nothing to change once it is. */
export default function PageLink({
  to,
  className,
  children,
  until = <span>{children}</span>,
}: Props): React.ReactNode {
  const isThere = pages.has(useBaseUrl(to));
  return isThere ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    until
  );
}
