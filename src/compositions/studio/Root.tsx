import React from 'react';
import {Composition, Folder, Still} from 'remotion';
import NightTrain from './NightTrain';
import {nightTrainSchema} from './schema';

/*
 * A project of its own, because the Studio saves props only to a root file that names them. Written
 * out as people write it: `npm run media` copies this folder and takes the screenshots there.
 */
export const RemotionRoot: React.FC = () => (
  <>
    <Composition
      id="NightTrain"
      component={NightTrain}
      width={1280}
      height={720}
      fps={30}
      durationInFrames={150}
      schema={nightTrainSchema}
      defaultProps={{
        title: 'Night train to Trieste',
        color: '#2f6fed',
        carriages: 4,
        lights: true,
        season: 'winter' as const,
        departure: new Date('2026-12-01T21:40:00'),
        stops: ['Venice', 'Portogruaro', 'Trieste'],
      }}
    />
    <Folder name="Social">
      <Composition
        id="Square"
        component={NightTrain}
        width={1080}
        height={1080}
        fps={30}
        durationInFrames={90}
        schema={nightTrainSchema}
        defaultProps={{
          title: 'Trieste',
          color: '#c2410c',
          carriages: 3,
          lights: true,
          season: 'summer' as const,
          departure: new Date('2026-07-01T21:40:00'),
          stops: ['Trieste'],
        }}
      />
      <Still
        id="Cover"
        component={NightTrain}
        width={1280}
        height={720}
        schema={nightTrainSchema}
        defaultProps={{
          title: 'Night train to Trieste',
          color: '#2f6fed',
          carriages: 4,
          lights: false,
          season: 'autumn' as const,
          departure: new Date('2026-10-01T21:40:00'),
          stops: [],
        }}
      />
    </Folder>
  </>
);
