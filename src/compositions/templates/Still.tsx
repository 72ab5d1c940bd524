import {useCurrentFrame, interpolate} from 'remotion';
import {Card, INK, MONO, MUTED, Scene, useEase, usePop} from './family';

type Props = {accent: string};

const FLASH = 66;

/** A picture for sharing puts itself together, is measured, and the shutter goes. */
export default function Still({accent}: Props) {
  const frame = useCurrentFrame();
  const pop = usePop(4);
  const measure = useEase(40, 58);
  const flash = interpolate(frame, [FLASH, FLASH + 2, FLASH + 16], [0, 0.9, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const settle = usePop(FLASH + 4, 10);
  return (
    <Scene accent={accent}>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          transform: `rotate(${settle * -2.5}deg) scale(${1 - settle * 0.03})`,
        }}
      >
        <Card left={260} top={120} width={760} height={400} style={{transform: `scale(${pop})`}}>
          <Content accent={accent} />
          <div style={{position: 'absolute', inset: 0, background: '#ffffff', opacity: flash}} />
        </Card>
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute', inset: 0}} opacity={1 - settle}>
        <path
          d={`M${640 - 380 * measure} 560H${640 + 380 * measure}`}
          stroke={INK}
          strokeWidth={3}
        />
        <path
          d={`M230 ${320 - 200 * measure}V${320 + 200 * measure}`}
          stroke={INK}
          strokeWidth={3}
        />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 590,
          textAlign: 'center',
          fontFamily: MONO,
          fontSize: 30,
          color: settle > 0.5 ? INK : MUTED,
          opacity: measure,
        }}
      >
        {settle > 0.5 ? 'card.png' : '1200 × 627'}
      </div>
    </Scene>
  );
}

function Content({accent}: {accent: string}) {
  return (
    <>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          background: `linear-gradient(120deg, ${accent}, color-mix(in srgb, ${accent} 55%, #ff9d7a))`,
        }}
      />
      <svg viewBox="0 0 760 400" style={{position: 'absolute', inset: 0}}>
        {Array.from({length: 7}, (_, index) => (
          <circle
            key={index}
            cx={640}
            cy={90}
            r={50 + index * 58}
            fill="none"
            stroke="#ffffff"
            strokeOpacity={0.3 - index * 0.035}
            strokeWidth={18}
          />
        ))}
      </svg>
      <div style={{position: 'absolute', left: 52, bottom: 44, color: '#ffffff'}}>
        <Row delay={12}>
          <div style={{fontSize: 64, fontWeight: 850, letterSpacing: '-0.04em', lineHeight: 1.05}}>
            How to fold
            <br />a paper boat
          </div>
        </Row>
        <Row delay={20}>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 16,
              marginTop: 26,
              fontSize: 26,
            }}
          >
            <div style={{width: 46, height: 46, borderRadius: 23, background: '#ffe9a8'}} />A post
            on your blog
          </div>
        </Row>
      </div>
    </>
  );
}

function Row({delay, children}: {delay: number; children: React.ReactNode}) {
  const pop = usePop(delay);
  return <div style={{opacity: pop, transform: `translateY(${(1 - pop) * 50}px)`}}>{children}</div>;
}
