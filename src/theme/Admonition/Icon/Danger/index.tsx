// Eject: one path of a few lines, since most guides have boxes, in half of the bytes or less.
import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Danger';

export default function AdmonitionIconDanger(props: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M5 0h6l5 5v6l-5 5H5l-5-5V5Zm2 4v5h2V4Zm0 6.5v2h2v-2Z" />
    </svg>
  );
}
