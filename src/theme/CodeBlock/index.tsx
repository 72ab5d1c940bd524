// Ejected: the original builds every block anew once the page is interactive, because the colors of
// a highlighter's theme depend on the color mode. Here they are tokens, right from the first paint.
import React, {Children, isValidElement} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

export default function CodeBlock({children, ...props}: Props): React.ReactNode {
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{parts.map(String).join('')}</StringContent>
  );
}
