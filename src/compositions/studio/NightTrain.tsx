import {visualControl} from '@remotion/studio';
import React from 'react';
import {
  AbsoluteFill,
  Html5Audio,
  Sequence,
  interpolate,
  random,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {wheelsOnRails} from './wheels-on-rails';
import type {NightTrainProps} from './schema';

const HORIZON = 520;

/**
 * A train crosses a moonlit valley: the scene that the Studio's screenshots show. Each layer is a
 * sequence with a name, so that the timeline has something to tell.
 */
export default function NightTrain(props: NightTrainProps): React.ReactNode {
  return (
    <AbsoluteFill
      style={{background: 'linear-gradient(#0b1030, #27306b 55%, #a05a7c 72%, #f2a65a)'}}
    >
      <Sequence name="Stars" layout="none">
        <Stars />
      </Sequence>
      <Sequence name="Moon" from={10} layout="none">
        <Moon />
      </Sequence>
      <Sequence name="Hills" layout="none">
        <Hills />
      </Sequence>
      <Sequence name="Train" from={25} durationInFrames={125} layout="none">
        <Train {...props} />
      </Sequence>
      <Sequence name="Title" from={50} durationInFrames={100}>
        <Title {...props} />
      </Sequence>
      <Sequence name="Wheels" from={25} durationInFrames={125} layout="none">
        <Html5Audio src={wheelsOnRails} name="Wheels on rails" />
      </Sequence>
    </AbsoluteFill>
  );
}

const Stars: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
      {Array.from({length: 110}, (_, index) => (
        <circle
          key={index}
          cx={random(`x${index}`) * 1280}
          cy={random(`y${index}`) ** 1.6 * 400}
          r={0.8 + random(`r${index}`) * 1.7}
          fill="#ffffff"
          opacity={0.35 + 0.45 * Math.sin(frame / 12 + index) ** 2}
        />
      ))}
    </svg>
  );
};

const Moon: React.FC = () => {
  const glow = visualControl('glow', 70);
  const rise = interpolate(useCurrentFrame(), [0, 140], [40, 0]);

  return (
    <div
      style={{
        position: 'absolute',
        left: 960,
        top: 90 + rise,
        width: 120,
        height: 120,
        borderRadius: '50%',
        background: '#fff4d6',
        boxShadow: `0 0 ${glow}px #fff4d6`,
      }}
    />
  );
};

const Hills: React.FC = () => {
  const frame = useCurrentFrame();
  const ridge = (height: number, length: number, speed: number) => {
    const points = Array.from({length: 65}, (_, index) => {
      const x = index * 20;
      const phase = (x + frame * speed) / length;
      return `${x},${HORIZON - height * (0.6 + 0.25 * Math.sin(phase) + 0.15 * Math.sin(phase * 2.7))}`;
    });
    return `0,720 ${points.join(' ')} 1280,720`;
  };

  return (
    <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
      <polygon points={ridge(250, 190, 1)} fill="#3b3566" />
      <polygon points={ridge(130, 120, 2.5)} fill="#231f47" />
      <rect y={HORIZON + 12} width={1280} height={200} fill="#12112b" />
    </svg>
  );
};

const Train: React.FC<NightTrainProps> = ({color, carriages, lights}) => {
  const frame = useCurrentFrame();
  const {width, durationInFrames} = useVideoConfig();
  const left = interpolate(frame, [0, durationInFrames], [-carriages * 210, width * 0.75]);

  return (
    <div style={{position: 'absolute', top: HORIZON - 70, left, display: 'flex', gap: 8}}>
      {Array.from({length: carriages}, (_, index) => (
        <div
          key={index}
          style={{
            width: 200,
            height: 78,
            display: 'flex',
            justifyContent: 'space-evenly',
            paddingTop: 16,
            boxSizing: 'border-box',
            borderRadius: index === carriages - 1 ? '12px 60px 10px 10px' : 12,
            background: color,
            boxShadow: 'inset 0 -14px #00000055',
          }}
        >
          {Array.from({length: 4}, (_unused, pane) => (
            <div
              key={pane}
              style={{
                width: 28,
                height: 26,
                borderRadius: 4,
                background: lights ? '#ffe8a3' : '#1a1838',
                boxShadow: lights ? '0 0 16px #ffe8a3' : 'none',
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

const Title: React.FC<NightTrainProps> = ({title}) => {
  const opacity = interpolate(useCurrentFrame(), [0, 20], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <div
      style={{
        position: 'absolute',
        left: 96,
        top: 110,
        width: 700,
        font: '700 104px/1.05 Inter, sans-serif',
        letterSpacing: -3,
        color: 'white',
        opacity,
      }}
    >
      {title}
    </div>
  );
};
