// Eject: one path of a few lines, since most guides have boxes, in half of the bytes or less.
import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';

export default function AdmonitionIconInfo(props: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0M7 7v5h2V7Zm0-3v2h2V4Z" />
    </svg>
  );
}
