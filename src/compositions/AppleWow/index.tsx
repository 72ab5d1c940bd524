import {AbsoluteFill, Sequence} from 'remotion';
import {Background} from './Background';
import {Explosion} from './Explosion';
import {Hearts} from './Hearts';
import {Logo} from './Logo';
import {Stars} from './Stars';
import {Trail} from './Trail';

/** The whole firework: two explosions, hearts and stars, over the sky and behind the logo. */
export default function AppleWow() {
  return (
    <AbsoluteFill>
      <Background />
      <Explosion count={12}>
        <Trail reach={320} length={7} colors={['#ffe08a', '#ff5f6d']} />
      </Explosion>
      <Hearts />
      <Stars />
      <Sequence from={22}>
        <Explosion count={12} turn={15}>
          <Trail reach={460} length={5} colors={['#9be8ff', '#8f6bff']} />
        </Explosion>
      </Sequence>
      <Logo />
    </AbsoluteFill>
  );
}
