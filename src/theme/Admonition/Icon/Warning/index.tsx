// Eject: one path of a few lines, since most guides have boxes, in half of the bytes or less.
import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';

export default function AdmonitionIconWarning(props: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1 0 15h16ZM7 6v4h2V6Zm0 5.5v2h2v-2Z" />
    </svg>
  );
}
