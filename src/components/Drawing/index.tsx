import React, {useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import AsServed from '@site/src/components/AsServed';
import Stage from '@site/src/components/Stage';
import {PauseIcon, PlayIcon} from '@site/src/components/Stage/icons';
import {drawings, type DrawingId} from '@site/src/compositions/drawings/drawings';
import {loadVideo} from '@site/src/compositions/drawings/load';
import {FPS, WIDTH} from '@site/src/compositions/drawings/size';
import {useIsPlaying} from '@site/src/lib/hooks/usePlayer';
import * as server from './stills.server';
import styles from './styles.module.css';

const {stillOf}: Partial<typeof server> = server;

/** How a feature works, as an animation. The caption says that it is a drawing. */
export default function Drawing({id}: {id: DrawingId}): React.ReactNode {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const {title, caption, shows, height, durationInFrames, stillFrame} = drawings[id];
  return (
    <figure className={styles.figure}>
      <Stage
        load={() => loadVideo(id)}
        width={WIDTH}
        height={height}
        fps={FPS}
        durationInFrames={durationInFrames}
        // It goes on from what the page shows.
        initialFrame={stillFrame}
        label={shows}
        button={false}
        poster={<AsServed html={stillOf?.(id)} className={styles.still} />}
        onPlayer={setPlayer}
        className={styles.stage}
      />
      <figcaption>
        <span>Drawing: {caption}</span>
        <Toggle player={player} title={title} />
      </figcaption>
    </figure>
  );
}

function Toggle({player, title}: {player: PlayerRef | null; title: string}) {
  const isPlaying = useIsPlaying(player);
  return (
    <button
      type="button"
      disabled={!player}
      onClick={(event) => player?.toggle(event)}
      aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${title}`}
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
