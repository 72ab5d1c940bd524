import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Scene} from './family';

type Props = {accent: string};

const DROPS = [
  {reach: 190, size: 92, speed: 1, phase: 0, color: '#5bc0ff'},
  {reach: 210, size: 78, speed: 1, phase: 2.1, color: '#8f6bff'},
  {reach: 180, size: 86, speed: -1, phase: 4.2, color: '#ff7fb2'},
  {reach: 130, size: 64, speed: 2, phase: 1, color: '#ffb27a'},
  {reach: 240, size: 58, speed: -1, phase: 5.4, color: '#7fdcae'},
];

/** Drops of paint run into each other and part again. */
export default function Skia({accent}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  return (
    <Scene accent={accent} tone="dark">
      <svg viewBox="-640 -360 1280 720">
        <defs>
          <filter id="goo" x="-50%" y="-50%" width="200%" height="200%">
            <feGaussianBlur stdDeviation="22" />
            <feColorMatrix values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 26 -11" />
          </filter>
        </defs>
        <g filter="url(#goo)">
          <circle r={118 + Math.sin(angle * 2) * 10} fill={accent} />
          {DROPS.map(({reach, size, speed, phase, color}) => {
            const turn = angle * speed + phase;
            return (
              <circle
                key={phase}
                cx={Math.cos(turn) * reach * 1.45}
                cy={Math.sin(turn * (speed === 2 ? 1 : 2) + phase) * reach * 0.62}
                r={size}
                fill={color}
              />
            );
          })}
        </g>
      </svg>
    </Scene>
  );
}
