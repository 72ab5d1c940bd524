import {Easing} from 'remotion';
import {INK, Scene, useEase, usePop} from './family';

type Props = {accent: string};

/** A name slides in over nothing: the checkerboard stands for the video that it will lie on. */
export default function Overlay({accent}: Props) {
  const bar = useEase(8, 28, Easing.out(Easing.exp));
  const name = useEase(18, 36, Easing.out(Easing.cubic));
  const role = useEase(26, 44, Easing.out(Easing.cubic));
  const live = usePop(34, 10);
  return (
    <Scene accent={accent}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute', inset: 0}}>
        <defs>
          <pattern id="checks" width={64} height={64} patternUnits="userSpaceOnUse">
            <rect width={64} height={64} fill="#ffffff" />
            <rect width={32} height={32} fill="#e4e9f2" />
            <rect x={32} y={32} width={32} height={32} fill="#e4e9f2" />
          </pattern>
        </defs>
        <rect x={80} y={60} width={1120} height={600} rx={26} fill="url(#checks)" />
      </svg>
      <div style={{position: 'absolute', left: 150, bottom: 130, display: 'flex', height: 150}}>
        <div
          style={{width: 16, borderRadius: 8, background: accent, transform: `scaleY(${bar})`}}
        />
        <div style={{overflow: 'hidden', marginLeft: 14, borderRadius: 18}}>
          <div
            style={{
              height: '100%',
              padding: '20px 48px 0 36px',
              background: INK,
              color: '#ffffff',
              transform: `translateX(${(name - 1) * 101}%)`,
            }}
          >
            <div
              style={{fontSize: 58, fontWeight: 820, letterSpacing: '-0.035em', lineHeight: 1.1}}
            >
              Your name
            </div>
            <div
              style={{
                fontSize: 29,
                marginTop: 8,
                color: `color-mix(in srgb, ${accent} 50%, #ffffff)`,
                opacity: role,
                transform: `translateY(${(1 - role) * 24}px)`,
              }}
            >
              What you are known for
            </div>
          </div>
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          right: 130,
          top: 105,
          padding: '14px 30px',
          borderRadius: 14,
          background: '#e5484d',
          color: '#ffffff',
          fontSize: 34,
          fontWeight: 800,
          letterSpacing: '0.04em',
          transform: `scale(${live})`,
        }}
      >
        LIVE
      </div>
    </Scene>
  );
}
