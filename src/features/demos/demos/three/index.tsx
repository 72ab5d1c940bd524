import React from 'react';
import {ThreeCanvas} from '@remotion/three';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {ValuesOf} from '../../define';
import {PINK} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

export default function Body(values: Values): React.ReactNode {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const {color, roughness, metalness, wireframe} = values;

  return (
    <Ground>
      <ThreeCanvas width={width} height={height} camera={{position: [0, 0, 5], fov: 50}}>
        <ambientLight intensity={0.6} />
        <directionalLight position={[4, 5, 6]} intensity={2.4} />
        <directionalLight position={[-5, -2, 2]} intensity={1} color={PINK} />
        <mesh rotation={[0.4, angle, 0]}>
          <Geometry name={values.geometry} />
          <meshStandardMaterial {...{color, roughness, metalness, wireframe}} />
        </mesh>
      </ThreeCanvas>
    </Ground>
  );
}

function Geometry({name}: {name: Values['geometry']}): React.ReactNode {
  switch (name) {
    case 'torus knot':
      return <torusKnotGeometry args={[1, 0.35, 160, 24]} />;
    case 'cube':
      return <boxGeometry args={[2, 2, 2]} />;
    case 'sphere':
      return <icosahedronGeometry args={[1.5, 12]} />;
    case 'cone':
      return <coneGeometry args={[1.3, 2.4, 48]} />;
  }
}
