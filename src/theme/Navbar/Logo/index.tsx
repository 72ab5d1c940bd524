// Change: a right click opens the brand page in a new tab.
import React from 'react';
import OriginalLogo from '@theme-original/Navbar/Logo';
import {links} from '@site/src/data/links';

export default function NavbarLogo(): React.ReactNode {
  return (
    <span
      style={{display: 'contents'}}
      onContextMenu={(event) => {
        event.preventDefault();
        window.open(links.brand, '_blank', 'noopener,noreferrer');
      }}
    >
      <OriginalLogo />
    </span>
  );
}
