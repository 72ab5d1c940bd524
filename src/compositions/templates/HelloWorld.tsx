import {Easing} from 'remotion';
import {INK, MONO, Mark, Scene, useEase, usePop} from './family';

type Props = {accent: string; file: string};

/** The mark draws itself, then the words step up beside it. */
export default function HelloWorld({accent, file}: Props) {
  const draw = useEase(6, 34, Easing.out(Easing.cubic));
  const aside = useEase(28, 46);
  return (
    <Scene accent={accent}>
      <div style={{position: 'absolute', left: 520 - aside * 370, top: 240, color: INK}}>
        <Mark size={240} draw={draw} color={accent} />
      </div>
      <div
        style={{
          position: 'absolute',
          left: 420,
          top: 262,
          fontSize: 128,
          fontWeight: 850,
          letterSpacing: '-0.05em',
          lineHeight: 1,
          display: 'flex',
          gap: 30,
        }}
      >
        <Word text="Hello" delay={40} color={INK} />
        <Word text="World" delay={46} color={`color-mix(in srgb, ${accent} 80%, ${INK})`} />
      </div>
      <File name={file} />
    </Scene>
  );
}

function Word({text, delay, color}: {text: string; delay: number; color: string}) {
  const pop = usePop(delay, 11);
  return (
    <div style={{color, opacity: Math.min(1, pop), transform: `translateY(${(1 - pop) * 90}px)`}}>
      {text}
    </div>
  );
}

function File({name}: {name: string}) {
  const opacity = useEase(58, 70);
  return (
    <div
      style={{
        position: 'absolute',
        left: 428,
        top: 412,
        fontFamily: MONO,
        fontSize: 30,
        opacity: opacity * 0.65,
      }}
    >
      {name}
    </div>
  );
}
