import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {studioScreenshots} from '@site/src/data/studio-screenshots';
import styles from './styles.module.css';

type Props = {
  /** Name of a screenshot in `scripts/media/studio/shots.ts`. */
  id: string;
};

/** A screenshot that `npm run media` takes of the installed Studio. The caption names its version. */
export default function StudioScreenshot({id}: Props): React.ReactNode {
  const image = studioScreenshots.images[id];
  const src = useBaseUrl(image?.src);
  if (!image) {
    const known = Object.keys(studioScreenshots.images).join(', ');
    throw new Error(`There is no screenshot "${id}" of the Studio. There are: ${known}`);
  }
  const {alt, width, height} = image;
  return (
    <figure className={styles.figure}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption>Remotion Studio {studioScreenshots.version}</figcaption>
    </figure>
  );
}
