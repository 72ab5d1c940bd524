import React from 'react';
import {Thumbnail, type PlayerRef} from '@remotion/player';
import {usePlayerFrame} from '@site/src/lib/hooks/usePlayer';
import {Canvas} from '../Canvas';
import type {View} from '../protocol';
import type {Program} from '../run';
import type {Settings} from '../settings';

type Props = {
  goal: Program;
  settings: Settings;
  view: View;
  /** The player of what is compared with the goal, which the goal follows. */
  player: PlayerRef | null;
  /** What is compared with the goal. */
  children: React.ReactNode;
};

/** A preview and its goal, beside each other or on top of each other, always at the same frame. */
export default function Comparison({
  goal,
  settings,
  view,
  player,
  children,
}: Props): React.ReactNode {
  const isApart = view === 'apart';
  const over: React.CSSProperties = {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    ...(view === 'difference' ? {mixBlendMode: 'difference'} : {opacity: 0.5}),
  };
  return (
    <div style={isApart ? APART : TOGETHER}>
      <div style={SIDE}>{children}</div>
      <div style={isApart ? SIDE : over}>
        <Goal goal={goal} settings={settings} player={player} />
      </div>
    </div>
  );
}

/** The space between both, in percent of the frame's width. The page's labels have it too. */
const GAP = 2;

const APART: React.CSSProperties = {display: 'flex', gap: `${GAP}vw`};
// Isolated: what is behind the frame has no part in the difference.
const TOGETHER: React.CSSProperties = {
  position: 'relative',
  isolation: 'isolate',
  width: `${(100 - GAP) / 2}vw`,
  margin: '0 auto',
};
const SIDE: React.CSSProperties = {flex: '1 1 0', minWidth: 0};
const WIDE: React.CSSProperties = {width: '100%'};

/** The goal at the frame that the player shows. It has no audio, so that both don't sound at once. */
function Goal({goal, settings, player}: Pick<Props, 'goal' | 'settings' | 'player'>) {
  const {width, height, fps, duration} = settings;
  return (
    <Thumbnail
      key={goal.id}
      component={OnCanvas}
      inputProps={{Component: goal.Component}}
      frameToDisplay={Math.min(usePlayerFrame(player), duration - 1)}
      compositionWidth={width}
      compositionHeight={height}
      fps={fps}
      durationInFrames={duration}
      errorFallback={() => null}
      style={WIDE}
    />
  );
}

const OnCanvas: React.FC<Pick<Program, 'Component'>> = ({Component}) => (
  <Canvas>
    <Component />
  </Canvas>
);
