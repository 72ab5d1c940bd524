// Ejected: neighbors of one color are one element, what has the color of the text is none, and the
// number of a line needs no table around all of them. The highlighter makes an element for each
// bracket and each space, thousands on a long page.
import React from 'react';
import clsx from 'clsx';
import type {Token} from 'prism-react-renderer';
import LineToken from '@theme/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line';
import {LineNotes, lineOf} from '@site/src/components/CodeNotes';
import styles from './styles.module.css';

export default function Line({
  line,
  classNames,
  showLineNumbers,
  getLineProps,
  getTokenProps,
}: Props): React.ReactNode {
  // The color of the text is the block's.
  const {style: _style, ...lineProps} = getLineProps({
    line,
    className: clsx(classNames, showLineNumbers && styles.numbered),
  });
  const shown = (
    <span {...lineProps}>
      {joined(line, getTokenProps).map((token, key) => {
        const {children, ...tokenProps} = getTokenProps({token});
        return (
          <LineToken key={key} {...tokenProps} line={line} token={token}>
            {children}
          </LineToken>
        );
      })}
      <br />
    </span>
  );
  const place = lineOf(classNames);
  return place === null ? (
    shown
  ) : (
    <>
      {shown}
      <LineNotes line={place} />
    </>
  );
}

/** The tokens of a line, with neighbors of the same color, and spaces after them, put together. */
function joined(line: Token[], getTokenProps: Props['getTokenProps']): Token[] {
  const tokens: (Token & {color: unknown})[] = [];
  for (const token of line) {
    const last = tokens.at(-1);
    const color = getTokenProps({token}).style?.color;
    // An empty line comes as a break, which stands at the end of each.
    const content = token.content === '\n' ? '' : token.content;
    if (last && (color === last.color || content.trim() === '')) {
      last.content += content;
    } else {
      tokens.push({...token, content, color});
    }
  }
  return tokens;
}
