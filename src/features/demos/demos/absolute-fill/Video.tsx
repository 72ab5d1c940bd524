import {AbsoluteFill} from 'remotion';
import type {Values} from './definition';

export const Layers: React.FC<Values> = ({justifyContent, alignItems, opacity}) => (
  <AbsoluteFill>
    <AbsoluteFill style={{backgroundColor: '#1b2436'}} />
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 420,
          height: 420,
          borderRadius: '50%',
          opacity,
          backgroundColor: '#7fb3ff',
        }}
      />
    </AbsoluteFill>
    <AbsoluteFill
      style={{
        justifyContent,
        alignItems,
        padding: 60,
        color: 'white',
        fontSize: 90,
      }}
    >
      In front of it all
    </AbsoluteFill>
  </AbsoluteFill>
);
