import React, {useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import clsx from 'clsx';
import Scrubber from '@site/src/components/Scrubber';
import Stage from '@site/src/components/Stage';
import DistributedRenderPicture, {
  type RenderMoment,
} from '@site/src/compositions/lambda/DistributedRenderPicture';
import {
  CHUNKS,
  DURATION,
  FPS,
  HEIGHT,
  WIDTH,
  stepAt,
  steps,
} from '@site/src/compositions/lambda/steps';
import {usePlayerFrame} from '@site/src/lib/hooks/usePlayer';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import styles from './diagram.module.css';

const LABEL = 'A render on Lambda in the six steps of the list';

/** A frame in the middle of the render, for readers who want no motion. */
const STILL_FRAME = 246;

/** What the page shows before the animation is there, and without JavaScript. */
const STILL: RenderMoment = {
  call: 1,
  website: 1,
  split: 1,
  chunks: Array.from({length: CHUNKS}, (_, index) =>
    (index * 5) % 7 === 0 ? 1 : 0.45 + ((index * 3) % 5) / 10,
  ),
  returns: Array.from({length: CHUNKS}, (_, index) => ((index * 5) % 7 === 0 ? 1 : 0)),
  joined: 0,
  upload: 0,
};

/** How a render is distributed: an animation, and the same in words beside it. */
export default function Diagram(): React.ReactNode {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const firstFrame = useReducedMotion() ? STILL_FRAME : 0;
  return (
    <div className={styles.diagram}>
      <div>
        <Stage
          load={() => import('@site/src/compositions/lambda/DistributedRender')}
          width={WIDTH}
          height={HEIGHT}
          fps={FPS}
          durationInFrames={DURATION}
          initialFrame={firstFrame}
          label={LABEL}
          button={false}
          poster={<DistributedRenderPicture moment={STILL} />}
          onPlayer={setPlayer}
        />
        <div className={styles.bar}>
          <Scrubber
            player={player}
            durationInFrames={DURATION}
            initialFrame={firstFrame}
            label="A render on Lambda"
          />
        </div>
      </div>
      <Steps player={player} firstFrame={firstFrame} />
    </div>
  );
}

function Steps({player, firstFrame}: {player: PlayerRef | null; firstFrame: number}) {
  const current = usePlayerFrame(player, firstFrame, stepAt);
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text, from}, index) => (
        <li key={title} className={clsx(player && index === current && styles.current)}>
          <h3>
            {player ? (
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => player.seekTo(from)}
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
