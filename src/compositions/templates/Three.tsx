import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Scene, usePop} from './family';

type Props = {accent: string};

const LAYERS = 16;

/** A phone turns in space, and a video plays on its screen. */
export default function Three({accent}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const pop = usePop(2, 12);
  return (
    <Scene accent={accent} tone="dark">
      <svg viewBox="-640 -360 1280 720" style={{position: 'absolute', inset: 0}}>
        {[0, 1, 2, 3, 4, 5, 6].map((line) => (
          <ellipse
            key={line}
            cy={250}
            rx={150 + line * 95}
            ry={22 + line * 15}
            fill="none"
            stroke={accent}
            strokeOpacity={0.42 - line * 0.055}
            strokeWidth={2}
          />
        ))}
        <ellipse cy={256} rx={170 * pop} ry={24 * pop} fill="#000000" opacity={0.45} />
      </svg>
      <div style={{position: 'absolute', inset: 0, perspective: 1300}}>
        <div
          style={{
            position: 'absolute',
            left: 510,
            top: 90,
            width: 260,
            height: 500,
            transformStyle: 'preserve-3d',
            transform: `translateY(${Math.sin(angle * 2) * 10}px) scale(${pop}) rotateX(${-8 + Math.cos(angle) * 6}deg) rotateY(${Math.sin(angle) * 48}deg) rotateZ(${Math.cos(angle) * 5}deg)`,
          }}
        >
          {Array.from({length: LAYERS}, (_, layer) => (
            <div
              key={layer}
              style={{
                position: 'absolute',
                inset: 0,
                borderRadius: 44,
                background:
                  layer === LAYERS - 1 ? '#10141f' : `color-mix(in srgb, ${accent} 22%, #8a93a8)`,
                border: '2px solid #aab3c8',
                transform: `translateZ(${layer * 2 - LAYERS}px)`,
              }}
            />
          ))}
          <div
            style={{
              position: 'absolute',
              inset: 14,
              borderRadius: 32,
              overflow: 'hidden',
              transform: `translateZ(${LAYERS + 1}px)`,
            }}
          >
            <svg viewBox="0 0 232 472" width="100%" height="100%">
              <defs>
                <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
                  <stop offset="0" stopColor="#2b1f63" />
                  <stop offset="0.6" stopColor={accent} />
                  <stop offset="1" stopColor="#ffb27a" />
                </linearGradient>
              </defs>
              <rect width={232} height={472} fill="url(#sky)" />
              <circle cx={116} cy={300 - Math.cos(angle) * 70} r={54} fill="#ffe9a8" />
              <path d="M0 330 L70 250 L120 318 L168 262 L232 340V472H0Z" fill="#241a4d" />
              <path d="M0 400 L60 352 L140 404 L232 360V472H0Z" fill="#150f33" />
            </svg>
          </div>
        </div>
      </div>
    </Scene>
  );
}
