import React from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import type {Block, Inline} from '@site/src/lib/markdown';

/** Text of an exercise. */
export default function Prose({blocks}: {blocks: Block[]}): React.ReactNode {
  return blocks.map((block, at) => {
    switch (block.type) {
      case 'paragraph':
        return (
          <p key={at}>
            <Pieces pieces={block.children} />
          </p>
        );
      case 'list': {
        const List = block.isOrdered ? 'ol' : 'ul';
        return (
          <List key={at}>
            {block.items.map((item, place) => (
              <li key={place}>
                <Pieces pieces={item} />
              </li>
            ))}
          </List>
        );
      }
      case 'code':
        return (
          <CodeBlock key={at} language={block.language}>
            {block.text}
          </CodeBlock>
        );
    }
  });
}

function Pieces({pieces}: {pieces: Inline[]}): React.ReactNode {
  return pieces.map((piece, at) => {
    switch (piece.type) {
      case 'text':
        return piece.text;
      case 'code':
        return <code key={at}>{piece.text}</code>;
      case 'strong':
        return (
          <strong key={at}>
            <Pieces pieces={piece.children} />
          </strong>
        );
      case 'em':
        return (
          <em key={at}>
            <Pieces pieces={piece.children} />
          </em>
        );
      case 'link':
        return (
          <Link key={at} to={piece.href}>
            <Pieces pieces={piece.children} />
          </Link>
        );
    }
  });
}
