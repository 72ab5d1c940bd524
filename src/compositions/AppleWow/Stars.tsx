import {Star} from '@remotion/shapes';
import {Explosion} from './Explosion';
import {Flight} from './Flight';
import {Hearts} from './Hearts';
import {Night} from './Night';
import {Trail} from './Trail';

/** Stars in the gaps that the hearts leave, a small one in front of a big one. */
export function Stars() {
  return (
    <Explosion count={6} turn={45}>
      <Flight reach={225} delay={8}>
        <Star points={5} innerRadius={13} outerRadius={30} fill="#7fd7ff" />
      </Flight>
      <Flight reach={315} delay={6}>
        <Star points={4} innerRadius={6} outerRadius={18} fill="#ffffff" />
      </Flight>
    </Explosion>
  );
}

/** Stage 5: stars as well. */
export default function StarsStage() {
  return (
    <Night>
      <Explosion count={12}>
        <Trail reach={310} length={7} colors={['#ffe08a', '#ff5f6d']} />
      </Explosion>
      <Hearts />
      <Stars />
    </Night>
  );
}
