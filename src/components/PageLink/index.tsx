import React from 'react';
import planned from '@generated/planned-links/default/routes.json';
import Link from '@docusaurus/Link';
import {leadsTo} from '@site/plugins/planned-links/leadsTo';

const plannedRoutes = new Set<string>(planned);

type Props = {
  /** Path below the base URL: `/docs/player/`. */
  to: string;
  className?: string;
  children: React.ReactNode;
  /** What shows until the page is there; `null` for nothing. Default: the text of the link. */
  until?: React.ReactNode;
};

/** A link to a page of the docs that may not be written yet. Nothing to change once it is. */
export default function PageLink({
  to,
  className,
  children,
  until = <span>{children}</span>,
}: Props): React.ReactNode {
  return leadsTo(plannedRoutes, to) ? (
    until
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
