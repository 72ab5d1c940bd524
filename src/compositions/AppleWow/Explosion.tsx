import {AbsoluteFill} from 'remotion';
import {Night} from './Night';
import {Trail} from './Trail';

type Props = {
  /** In how many directions the children fly. */
  count: number;
  /** Turns all of them, in degrees. */
  turn?: number;
  children: React.ReactNode;
};

/** Repeats its children around the center, each copy turned a little further. */
export function Explosion({count, turn = 0, children}: Props) {
  return Array.from({length: count}, (_, index) => (
    <AbsoluteFill key={index} style={{rotate: `${turn + (index * 360) / count}deg`}}>
      {children}
    </AbsoluteFill>
  ));
}

/** Stage 3: trails in all directions. */
export default function ExplosionStage() {
  return (
    <Night>
      <Explosion count={12}>
        <Trail reach={310} length={7} colors={['#ffe08a', '#ff5f6d']} />
      </Explosion>
    </Night>
  );
}
