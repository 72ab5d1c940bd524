import React, {useEffect, useRef, useState} from 'react';
import type {ShowcaseKind} from '@site/src/data/showcase-kinds';
import styles from './styles.module.css';

type Drawing = typeof import('./PosterDrawing').default;

type Props = {title: string; kind: ShowcaseKind};

const NEAR_VIEWPORT = '400px 0px';

/** The poster of an entry: an empty ground that becomes a drawing when it nears the viewport. */
export default function Poster(props: Props): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [Drawing, setDrawing] = useState<{component: Drawing} | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          // A poster that does not load leaves its ground: nothing is lost that is not said in words.
          import('./PosterDrawing').then(
            (module) => setDrawing({component: module.default}),
            () => undefined,
          );
        }
      },
      {rootMargin: NEAR_VIEWPORT},
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.poster} aria-hidden="true">
      {Drawing ? <Drawing.component {...props} /> : null}
    </div>
  );
}
