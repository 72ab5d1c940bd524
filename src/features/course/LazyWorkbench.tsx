import React, {useCallback, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import {useLateWorkbench} from '@site/src/features/live/useLateWorkbench';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import type {Exercise, ExerciseLink} from './exercise';
import {lineToEdit} from './line-to-edit';
import type {Programs} from './programs';
import {ratioOf} from './ratio';
import {keepCode, useProgress} from './useProgress';
import styles from './exercise.module.css';

type Props = {exercise: Exercise; programs: Programs; next: ExerciseLink | null};

const loadWorkbench = () => import('./Workbench');

/**
 * An exercise as it comes: its code, which stays until somebody wants to change it, and room for the
 * preview and the check, which load once the reader is there.
 */
export default function LazyWorkbench({exercise, programs, next}: Props): React.ReactNode {
  const {slug, start, solution} = exercise;
  const {code: kept} = useProgress();
  // Another tab may change what is kept.
  const [changed, setChanged] = useState<string | null>(null);
  const code = changed ?? kept[slug] ?? start;
  const onChange = useCallback(
    (next: string) => {
      setChanged(next);
      keepCode(slug, next === start ? null : next);
    },
    [slug, start],
  );
  const bar = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const isReaderThere = useReaderIsThere();
  const {live, hasFailed} = useLateWorkbench(isReaderThere, loadWorkbench, () =>
    bar.current && pane.current && below.current && side.current
      ? {bar: bar.current, code: pane.current, below: below.current, side: side.current}
      : null,
  );
  const [isEditorWanted, setEditorWanted] = useState(false);
  const [hasEditor, setHasEditor] = useState(false);
  const onIntent = useCallback(() => setEditorWanted(true), []);
  const onEditor = useCallback(() => setHasEditor(true), []);
  const line = lineToEdit(start, solution);
  // Before that, scrolling would count as a reader's.
  useShownLine(pane, isReaderThere ? line : null);

  return (
    <div className={styles.work}>
      <section className={styles.code} aria-label="Code">
        <div ref={bar} className={styles.bar}>
          <b>Your code</b>
        </div>
        {/* What can be focused is inside. */}
        <div ref={pane} className={styles.editorPlace} onPointerEnter={onIntent} onFocus={onIntent}>
          {hasEditor ? null : (
            <CodeBlock language="tsx" showLineNumbers>
              {code}
            </CodeBlock>
          )}
        </div>
        <div ref={below} />
      </section>
      <section ref={side} className={styles.preview} aria-label="Preview and goal">
        {live ? null : <EmptyPreview exercise={exercise} hasFailed={hasFailed} />}
      </section>
      {live ? (
        <live.Workbench
          exercise={exercise}
          programs={programs}
          next={next}
          code={code}
          onChange={onChange}
          places={live.places}
          isEditorWanted={isEditorWanted}
          shownLine={line}
          onEditor={onEditor}
        />
      ) : null}
    </div>
  );
}

/** Brings a line of the highlighted code into the middle of its place. The page stays where it is. */
function useShownLine(place: React.RefObject<HTMLElement | null>, line: number | null): void {
  useEffect(() => {
    const pane = place.current;
    const shown = line === null ? null : pane?.querySelectorAll('.token-line')[line - 1];
    if (pane && shown) {
      const {top, height} = shown.getBoundingClientRect();
      const middle = top + height / 2 - pane.getBoundingClientRect().top;
      pane.scrollBy(0, middle - pane.clientHeight / 2);
    }
  }, [place, line]);
}

type EmptyProps = {exercise: Exercise; hasFailed: boolean};

function EmptyPreview({exercise: {settings, isCompared}, hasFailed}: EmptyProps): React.ReactNode {
  const isWide = settings.width >= settings.height;
  return (
    <>
      <div className={styles.show} style={{'--ratio': ratioOf(settings)}}>
        {isCompared ? <div className={styles.viewsPlace} /> : null}
        <div className={clsx(styles.stage, styles.apart, isWide && styles.wide)}>
          <div className={styles.labels} aria-hidden="true">
            <span>Yours</span>
            <span>{isCompared ? 'Goal' : 'Example'}</span>
          </div>
          <div className={styles.pictures}>
            {hasFailed ? (
              <p role="alert">The editor didn't load. Reload the page to try again.</p>
            ) : null}
            <noscript>
              <p>
                Turn on JavaScript to change the code and to check it. The hints and the solution
                work without it.
              </p>
            </noscript>
          </div>
        </div>
        <div className={styles.transportPlace} />
      </div>
      <div className={styles.checkPlace} />
    </>
  );
}
