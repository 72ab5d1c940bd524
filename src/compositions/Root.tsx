import React from 'react';
import {Composition, Folder} from 'remotion';
import {folders} from './registry';

/** Every composition of the registry, in the folders that the studio shows. */
export const Root: React.FC = () =>
  folders.map(({name, entries}) => (
    <Folder key={name} name={name}>
      {entries.map(({id, load, width, height, fps, durationInFrames, defaultProps}) => (
        <Composition
          key={id}
          id={id}
          lazyComponent={load}
          width={width}
          height={height}
          fps={fps}
          durationInFrames={durationInFrames}
          defaultProps={defaultProps}
        />
      ))}
    </Folder>
  ));
