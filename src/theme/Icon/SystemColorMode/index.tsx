// Eject: drawn with lines, in a third of the bytes, since all three icons are in each page.
import React from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';

export default function IconSystemColorMode(props: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" {...props}>
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth={2} />
      <path d="M12 4v16a8 8 0 0 0 0-16" />
    </svg>
  );
}
