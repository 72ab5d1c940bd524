import React, {useState} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Stage from '@site/src/components/Stage';
import type {Original} from '@site/src/data/originals';
import {playgroundLink} from '@site/src/data/playground-link';
import type {Technique} from '@site/src/data/techniques';
import {useCanHover} from '@site/src/lib/hooks/useCanHover';
import styles from './styles.module.css';

/** A video of the wall. Without a technique, its own title names it. */
export type WallVideo = {original: Original} & Partial<Omit<Technique, 'original'>>;

type Props = {
  /** What the videos are, for readers who can't see it. */
  label: string;
  videos: readonly WallVideo[];
  /** Shows a sentence under each title. Default: false. */
  hasSentences?: boolean;
};

/**
 * Videos side by side, each in its own shape. They play under the pointer, and some whenever they are
 * in view. Without a pointer, each plays while it is in view. From each one leads a way to its code.
 */
export default function VideoWall({label, videos, hasSentences = false}: Props): React.ReactNode {
  return (
    <ul className={styles.wall} role="list" aria-label={label}>
      {videos.map((video) => (
        <Card key={video.original.id} {...video} hasSentence={hasSentences} />
      ))}
    </ul>
  );
}

function Card({
  original,
  label = original.title,
  template,
  isLead = false,
  hasSentence,
}: WallVideo & {hasSentence: boolean}) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const canHover = useCanHover();
  const {slug, sentence, poster, load, width, height, fps, durationInFrames} = original;
  const link = playgroundLink(slug);
  useBrokenLinks().collectAnchor(slug);
  return (
    <li
      className={styles.card}
      data-video={slug}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <div className={styles.ground} data-ground={slug}>
        <Stage
          {...{load, width, height, fps, durationInFrames}}
          initialFrame={original.initialFrame}
          label={`${label}: ${sentence}`}
          poster={
            <img
              className={styles.poster}
              src={useBaseUrl(poster.src)}
              alt=""
              aria-hidden="true"
              width={poster.width}
              height={poster.height}
              loading="lazy"
            />
          }
          autoPlay={isLead || isPointedAt || !canHover}
          className={styles.stage}
        />
      </div>
      <div className={styles.text}>
        <h3 id={slug}>{label}</h3>
        {hasSentence ? <p className={styles.sentence}>{sentence}</p> : null}
        <p className={styles.links}>
          <Link to={link} aria-label={`See the code: ${label}`}>
            See the code
          </Link>
          {template ? (
            <Link
              to={`/templates/${template.name}`}
              aria-label={`Start from ${template.title}: ${label}`}
            >
              Start from {template.title}
            </Link>
          ) : null}
        </p>
      </div>
    </li>
  );
}
