// Change: a token has the class of its color, not a style of its own. See `.code-keyword` and the
// like in site.css.
import React from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

const COLOR = /--(code-[\w-]+)/;
const COLOR_OF_TEXT = 'code-text';

export default function Token({style, children}: Props): React.ReactNode {
  const [, color = COLOR_OF_TEXT] = COLOR.exec(String(style?.color)) ?? [];
  return color === COLOR_OF_TEXT ? (
    <>{children}</>
  ) : (
    <span className={`token ${color}`}>{children}</span>
  );
}
