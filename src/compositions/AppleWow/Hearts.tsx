import {Heart} from '@remotion/shapes';
import {Explosion} from './Explosion';
import {Flight} from './Flight';
import {Night} from './Night';
import {Trail} from './Trail';

/** Hearts in every second gap between the trails, a big one in front of a small one. */
export function Hearts() {
  return (
    <Explosion count={6} turn={15}>
      <Flight reach={262} delay={4}>
        <Heart height={50} fill="#ff6fa3" />
      </Flight>
      <Flight reach={172} delay={9}>
        <Heart height={28} fill="#b86bff" />
      </Flight>
    </Explosion>
  );
}

/** Stage 4: hearts in the same pattern. */
export default function HeartsStage() {
  return (
    <Night>
      <Explosion count={12}>
        <Trail reach={310} length={7} colors={['#ffe08a', '#ff5f6d']} />
      </Explosion>
      <Hearts />
    </Night>
  );
}
