// Change: neighbors of one color are one element, and what has the color of the text is none. The
// highlighter makes an element for each bracket and each space, thousands on a long page.
import React from 'react';
import type {LineInputProps, Token} from 'prism-react-renderer';
import Original from '@theme-original/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Line';

export default function Line({line, getLineProps, ...props}: Props): React.ReactNode {
  return (
    <Original
      {...props}
      line={joined(line, props.getTokenProps)}
      getLineProps={(input: LineInputProps) => {
        // The color of the text is the block's.
        const {style: _style, ...lineProps} = getLineProps(input);
        return lineProps;
      }}
    />
  );
}

/** The tokens of a line, with neighbors of the same color, and spaces after them, put together. */
function joined(line: Token[], getTokenProps: Props['getTokenProps']): Token[] {
  const tokens: (Token & {color: unknown})[] = [];
  for (const token of line) {
    const last = tokens.at(-1);
    const color = getTokenProps({token}).style?.color;
    if (last && (color === last.color || token.content.trim() === '')) {
      last.content += token.content;
    } else {
      tokens.push({...token, color});
    }
  }
  return tokens;
}
