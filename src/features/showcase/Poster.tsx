import React, {useEffect, useRef, useState} from 'react';
import {loadLateStyles} from '@site/plugins/browser';
import type {ShowcaseKind} from '@site/src/data/showcase';
import {useIsNear} from '@site/src/lib/hooks/useIsNear';
import styles from './styles.module.css';

type Drawing = typeof import('./PosterDrawing').default;

type Props = {title: string; kind: ShowcaseKind};

/** The poster of an entry: an empty ground that becomes a drawing when it nears the viewport. */
export default function Poster(props: Props): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [Drawing, setDrawing] = useState<{component: Drawing} | null>(null);
  useEffect(() => {
    if (isNear) {
      // A poster that does not load leaves its ground: it shows nothing that is not said in words.
      Promise.all([import('./PosterDrawing'), loadLateStyles()]).then(
        ([module]) => setDrawing({component: module.default}),
        () => undefined,
      );
    }
  }, [isNear]);
  return (
    <div ref={box} className={styles.poster} aria-hidden="true">
      {Drawing ? <Drawing.component {...props} /> : null}
    </div>
  );
}
