import React, {useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import Scrubber from '@site/src/components/Scrubber';
import Stage from '@site/src/components/Stage';
import FlowPicture from '@site/src/compositions/flows/FlowPicture';
import {flows, type FlowId} from '@site/src/compositions/flows/flows';
import {FPS, STEP, WIDTH, heightOf, lengthOf} from '@site/src/compositions/flows/layout';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import styles from './styles.module.css';

type Props = {flow: FlowId};

/** What goes where, as an animation, and the same steps as a list. */
export default function FlowDiagram({flow: id}: Props): React.ReactNode {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const flow = flows[id];
  const length = lengthOf(flow);
  // The last step has drawn every arrow: readers who want no motion see them all.
  const still = length - STEP / 4;
  const firstFrame = useReducedMotion() ? still : 0;
  return (
    <figure className={styles.figure}>
      <Stage
        load={() => import('@site/src/compositions/flows/FlowVideo')}
        inputProps={{flow: id}}
        width={WIDTH}
        height={heightOf(flow)}
        fps={FPS}
        durationInFrames={length}
        initialFrame={firstFrame}
        label={flow.shows}
        button={false}
        poster={<FlowPicture flow={flow} frame={still} />}
        onPlayer={setPlayer}
      />
      <Scrubber
        player={player}
        durationInFrames={length}
        initialFrame={firstFrame}
        label={flow.title}
      />
      <figcaption>
        {flow.shows}
        <details>
          <summary>The steps in words</summary>
          <ol>
            {flow.steps.map(({from, to, packet, text}) => (
              <li key={`${from}-${to}-${packet}`}>{text}</li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  );
}
