import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

/** A play mark that pops up from the center and turns upright. */
export function Logo() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const pop = spring({frame: frame - 3, fps, config: {damping: 11, mass: 0.8}});
  const turn = interpolate(pop, [0, 1], [-120, 0]);

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <svg width={190} viewBox="-50 -50 100 100" style={{scale: pop, rotate: `${turn}deg`}}>
        <circle r={46} fill="#ffffff" />
        <path
          d="M-12 -20V20L22 0Z"
          fill="#5a1e63"
          stroke="#5a1e63"
          strokeWidth={9}
          strokeLinejoin="round"
        />
      </svg>
    </AbsoluteFill>
  );
}

/** Stage 7: the logo alone. */
export default function LogoStage() {
  return (
    <AbsoluteFill style={{backgroundColor: '#251250'}}>
      <Logo />
    </AbsoluteFill>
  );
}
