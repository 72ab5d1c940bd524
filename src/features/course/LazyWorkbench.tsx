import React, {startTransition, useEffect, useState} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import type {Exercise, ExerciseLink} from './exercise';
import type {Programs} from './programs';
import {comparisonRatio} from './ratio';
import type CourseWorkbench from './Workbench';
import styles from './exercise.module.css';

type Props = {exercise: Exercise; programs: Programs; next: ExerciseLink | null};

/** Editor, preview and check, which load once the reader is there. Until then, the code stands there. */
export default function LazyWorkbench({exercise, programs, next}: Props): React.ReactNode {
  const [Workbench, setWorkbench] = useState<typeof CourseWorkbench | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isReaderThere = useReaderIsThere();

  useEffect(() => {
    if (isReaderThere) {
      import('./Workbench').then(
        (module) => startTransition(() => setWorkbench(() => module.default)),
        () => setHasFailed(true),
      );
    }
  }, [isReaderThere]);

  if (Workbench) {
    return <Workbench key={exercise.slug} exercise={exercise} programs={programs} next={next} />;
  }
  return (
    <div className={styles.work} style={{'--ratio': comparisonRatio(exercise.settings)}}>
      <section className={styles.code} aria-label="Code">
        <div className={styles.bar}>
          <b>Your code</b>
        </div>
        <div className={styles.editorPlace}>
          <CodeBlock language="tsx" showLineNumbers>
            {exercise.start}
          </CodeBlock>
        </div>
      </section>
      <section className={styles.preview} aria-label="Preview and goal">
        <div className={styles.labels} aria-hidden="true">
          <span>Yours</span>
          <span>Goal</span>
        </div>
        <div className={styles.pictures}>
          {hasFailed ? (
            <p role="alert">The editor didn't load. Reload the page to try again.</p>
          ) : null}
          <noscript>
            <p>
              Turn on JavaScript to change the code and to check it. The hints and the solution are
              below.
            </p>
          </noscript>
        </div>
        <div className={styles.transportPlace} />
        <div className={styles.checkPlace} />
      </section>
    </div>
  );
}
