// Change: the bar always stays, so it isn't measured with each layout that mounts, and nothing listens to
// each scroll. The original does both for a setting that this site doesn't have.
import React from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';

export default function NavbarLayout({children}: Props): React.ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    <nav
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
