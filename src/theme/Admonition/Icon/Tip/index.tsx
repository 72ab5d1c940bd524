// Eject: one path of a few lines, since most guides have boxes, in half of the bytes or less.
import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';

export default function AdmonitionIconTip(props: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path
        fillRule="evenodd"
        d="M8 0a5.5 5.5 0 0 0-3 10v2h6v-2A5.5 5.5 0 0 0 8 0M5.5 13.5a2.5 2.5 0 0 0 5 0Z"
      />
    </svg>
  );
}
