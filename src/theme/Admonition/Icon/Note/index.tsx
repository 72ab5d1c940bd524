// Eject: one path of a few lines, since most guides have boxes, in half of the bytes or less.
import React from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';

export default function AdmonitionIconNote(props: Props): React.ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path
        fillRule="evenodd"
        d="M2 1h12v14H2Zm2 3v1.5h8V4Zm0 3.25v1.5h8v-1.5Zm0 3.25V12h5v-1.5Z"
      />
    </svg>
  );
}
