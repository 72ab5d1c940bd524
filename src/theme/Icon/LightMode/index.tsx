// Eject: drawn with lines, in a third of the bytes, since all three icons are in each page.
import React from 'react';
import type {Props} from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props): React.ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...props}
    >
      <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5" />
    </svg>
  );
}
