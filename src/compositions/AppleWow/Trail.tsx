import {interpolateColors} from 'remotion';
import {Dot} from './Dot';
import {Flight} from './Flight';
import {Night} from './Night';

type Props = {
  /** How far the first dot flies, in pixels. */
  reach: number;
  /** Number of dots. */
  length: number;
  colors: [head: string, tail: string];
};

/** Dots in a row. Each one starts later, flies less far and is smaller than the one before. */
export function Trail({reach, length, colors}: Props) {
  return Array.from({length}, (_, index) => {
    const place = index / length;
    return (
      <Flight key={index} reach={reach * (1 - place * 0.6)} delay={index * 2}>
        <Dot size={24 * (1 - place * 0.7)} color={interpolateColors(place, [0, 1], colors)} />
      </Flight>
    );
  });
}

/** Stage 2: the dot draws others after it. */
export default function TrailStage() {
  return (
    <Night>
      <Trail reach={290} length={7} colors={['#ffe08a', '#ff5f6d']} />
    </Night>
  );
}
