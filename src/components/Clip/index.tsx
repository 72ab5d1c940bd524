import React, {useEffect, useRef} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import {media} from '@site/src/data/media';
import styles from './styles.module.css';

type Props = {
  /** Id of a composition with a clip. */
  id: string;
  /** What is to be seen. */
  label: string;
};

/**
 * A rendered clip of a composition, for where a player would be too much: silent, in a loop, in view
 * only, and on demand for readers who want no motion. Nothing but its poster loads before.
 */
export default function Clip({id, label}: Props): React.ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  const {withBaseUrl} = useBaseUrlUtils();
  const {poster, clip} = media[id] ?? {};

  useEffect(() => {
    const element = video.current;
    if (!element || reducedMotion) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          // A browser that saves power may refuse; the controls are there.
          element.play().catch(() => undefined);
        } else {
          element.pause();
        }
      },
      {threshold: 0.5},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [reducedMotion]);

  if (!poster || !clip) {
    throw new Error(`There is no clip of "${id}". Set clip in its entry, and run npm run media.`);
  }
  return (
    <video
      ref={video}
      className={styles.clip}
      width={poster.width}
      height={poster.height}
      poster={withBaseUrl(poster.src)}
      aria-label={label}
      preload="none"
      muted
      loop
      playsInline
      controls
    >
      {clip.map(({src, type}) => (
        <source key={type} src={withBaseUrl(src)} type={type} />
      ))}
    </video>
  );
}
