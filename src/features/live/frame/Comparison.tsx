import React, {useSyncExternalStore} from 'react';
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
  /** What shows of the goal where it lies over the preview, from 0 to 1. */
  share: number;
  /** The player of what is compared with the goal, which the goal follows. */
  player: PlayerRef | null;
  /** What is compared with the goal. */
  children: React.ReactNode;
};

/**
 * A preview and its goal, always at the same frame: beside each other, below each other where the
 * frame is narrower than the video, or on top of each other.
 */
export default function Comparison({
  goal,
  settings,
  view,
  share,
  player,
  children,
}: Props): React.ReactNode {
  const isApart = view === 'apart';
  const isBelow = useFrameRatio() < settings.width / settings.height;
  const over: React.CSSProperties = {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    opacity: share,
    ...(view === 'difference' ? {mixBlendMode: 'difference'} : {}),
  };
  return (
    <div style={isApart ? (isBelow ? BELOW : BESIDE) : TOGETHER}>
      <div style={SIDE}>{children}</div>
      <div style={isApart ? SIDE : over}>
        <Goal goal={goal} settings={settings} player={player} />
      </div>
    </div>
  );
}

/** Width by height of the frame. */
const useFrameRatio = (): number =>
  useSyncExternalStore(
    (onChange) => {
      window.addEventListener('resize', onChange);
      return () => window.removeEventListener('resize', onChange);
    },
    () => window.innerWidth / window.innerHeight,
  );

// The space between both is the one that the page leaves for it.
const BESIDE: React.CSSProperties = {display: 'flex', gap: '2vw'};
const BELOW: React.CSSProperties = {display: 'grid', gap: 28};
// Isolated: what is behind the frame has no part in the difference.
const TOGETHER: React.CSSProperties = {position: 'relative', isolation: 'isolate'};
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
