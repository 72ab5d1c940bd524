import React, {useEffect, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Stage from '@site/src/components/Stage';
import {originals, type Original} from '@site/src/data/originals';
import Source from './Source';
import styles from './styles.module.css';

/** Original videos as cards. A card opens in its place, plays, and shows its source; one at a time. */
export default function OriginalGallery(): React.ReactNode {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <noscript>
        <style>{`.${styles.action}{display:none}`}</style>
      </noscript>
      <ul className={styles.gallery} role="list" aria-label="Original videos">
        {originals.map((original) => (
          <Card
            key={original.id}
            original={original}
            isOpen={original.id === openId}
            onToggle={() => setOpenId((id) => (id === original.id ? null : original.id))}
          />
        ))}
      </ul>
    </>
  );
}

type CardProps = {original: Original; isOpen: boolean; onToggle: () => void};

function Card({original, isOpen, onToggle}: CardProps) {
  const {title, sentence, poster} = original;
  const card = useRef<HTMLLIElement>(null);
  const panelId = useId();
  const posterSrc = useBaseUrl(poster.src);

  useEffect(() => {
    if (isOpen) {
      card.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isOpen]);

  return (
    <li ref={card} className={clsx(styles.card, isOpen && styles.open)}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        {isOpen ? null : (
          <img
            className={styles.poster}
            src={posterSrc}
            alt=""
            width={poster.width}
            height={poster.height}
            loading="lazy"
          />
        )}
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>
          <span className={styles.action}>{isOpen ? 'Close' : 'Play'}</span>
        </span>
      </button>
      {isOpen ? <Panel id={panelId} original={original} poster={posterSrc} /> : null}
      <p className={styles.sentence}>{sentence}</p>
    </li>
  );
}

function Panel({id, original, poster}: {id: string; original: Original; poster: string}) {
  const {title, sentence, load, width, height, fps, durationInFrames, defaultProps} = original;
  return (
    // The player's own controls have the corner of the window: "Ask AI" makes room.
    <div id={id} className={styles.panel} data-own-corner>
      <Tabs lazy>
        <TabItem value="video" label="Video" default>
          {/* High videos get narrower instead of higher than the screen. */}
          <div style={{maxWidth: `calc(min(72vh, 44rem) * ${width / height})`, margin: '0 auto'}}>
            <Stage
              load={load}
              inputProps={defaultProps}
              label={`${title}: ${sentence}`}
              poster={poster}
              initialFrame={original.initialFrame}
              controls
              {...{width, height, fps, durationInFrames}}
            />
          </div>
        </TabItem>
        <TabItem value="source" label="Source">
          <Source load={original.loadSource} file={original.source} />
        </TabItem>
      </Tabs>
    </div>
  );
}
