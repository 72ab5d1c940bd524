import React, {lazy, Suspense} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {safeLink} from '../links';
import {parseMarkdown} from '@site/src/lib/markdown';
import type {Inline} from '@site/src/lib/markdown';
import {AnswerLink} from './AnswerLink';
import styles from './conversation.module.css';

const Code = lazy(() => import('./Code'));

type Props = {
  markdown: string;
  /** Page that it comes from: bare anchors belong to it. */
  pageUrl: string;
};

/** Shows Markdown of an answer. HTML in it is text, and links that lead elsewhere are none. */
export function Markdown({markdown, pageUrl}: Props): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const inline = (pieces: Inline[]): React.ReactNode =>
    pieces.map((piece, index) => {
      switch (piece.type) {
        case 'text':
          return piece.text;
        case 'code':
          return <code key={index}>{piece.text}</code>;
        case 'strong':
          return <strong key={index}>{inline(piece.children)}</strong>;
        case 'em':
          return <em key={index}>{inline(piece.children)}</em>;
        case 'link': {
          const link = safeLink(piece.href, pageUrl, siteConfig.url);
          const [first] = piece.children;
          const isCitation = first?.type === 'text' && /^\d+$/.test(first.text);
          return link ? (
            <AnswerLink
              key={index}
              href={link.href}
              isExternal={link.isExternal}
              className={isCitation ? styles.citation : undefined}
            >
              {inline(piece.children)}
            </AnswerLink>
          ) : (
            <React.Fragment key={index}>{inline(piece.children)}</React.Fragment>
          );
        }
      }
    });
  return (
    <div className={styles.markdown}>
      {parseMarkdown(markdown).map((block, index) => {
        if (block.type === 'paragraph') {
          return <p key={index}>{inline(block.children)}</p>;
        }
        if (block.type === 'list') {
          const List = block.isOrdered ? 'ol' : 'ul';
          return (
            <List key={index}>
              {block.items.map((item, place) => (
                <li key={place}>{inline(item)}</li>
              ))}
            </List>
          );
        }
        return (
          <Suspense key={index} fallback={<PlainCode text={block.text} />}>
            <Code text={block.text} language={block.language} />
          </Suspense>
        );
      })}
    </div>
  );
}

function PlainCode({text}: {text: string}): React.ReactNode {
  return (
    <div className={styles.code}>
      <pre>
        <code>{text}</code>
      </pre>
    </div>
  );
}
