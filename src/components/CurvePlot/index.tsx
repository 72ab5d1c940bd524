import React from 'react';
import clsx from 'clsx';
import CurvePicture, {type CurvePictureProps} from './CurvePicture';
import styles from './styles.module.css';

export type {Curve} from './CurvePicture';

type Props = Omit<CurvePictureProps, 'size' | 'playhead' | 'alternative' | 'className'> & {
  /** What the picture says, in a sentence. */
  caption: string;
};

/** Curves over frames or progress, drawn as a static picture. */
export default function CurvePlot({caption, ...picture}: Props): React.ReactNode {
  const {curves} = picture;
  return (
    <figure className={styles.figure}>
      <CurvePicture {...picture} alternative={caption} />
      <figcaption>
        {curves.length > 1
          ? curves.map(({label, look = 'solid'}) => (
              <span key={label} className={styles.key}>
                <span className={clsx(styles.swatch, styles[look])} aria-hidden="true" />
                {label}
              </span>
            ))
          : null}
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
