import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {LiveError} from '@site/src/features/live/errors';
import type {Exercise, ExerciseLink} from './exercise';
import {COURSE_PATH, exercisePath} from './paths';
import type {Check} from './useCheck';
import {useProgress} from './useProgress';
import styles from './exercise.module.css';

type Props = {
  exercise: Exercise;
  next: ExerciseLink | null;
  check: Check;
  /** What the reader is told below the code. */
  error: LiveError | null;
  onCheck: () => void;
  /** Goes to a frame. */
  onShow: (frame: number) => void;
};

/** The check of an answer, and what it has come to. */
export default function CheckBar({
  exercise,
  next,
  check,
  error,
  onCheck,
  onShow,
}: Props): React.ReactNode {
  const {isStored} = useProgress();
  const isChecking = check.status === 'checking';
  const isTold = check.status === 'failed' && check.finding.kind === 'error' && error !== null;
  const frame = check.status === 'failed' && !isTold ? check.finding.frame : null;
  return (
    <div className={styles.checkPlace}>
      <div className={styles.check}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={isChecking}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={isChecking ? undefined : onCheck}
        >
          {isChecking ? 'Checking…' : 'Check'}
        </button>
        {frame === null ? null : (
          <button type="button" className={styles.action} onClick={() => onShow(frame)}>
            Go to frame {frame}
          </button>
        )}
        <div
          role="status"
          className={clsx(
            styles.outcome,
            check.status === 'passed' && styles.passed,
            check.status === 'failed' && styles.failed,
          )}
        >
          {isTold ? (
            'Nothing is compared yet. Fix what the line under your code says first.'
          ) : (
            <Outcome check={check} exercise={exercise} next={next} />
          )}
        </div>
      </div>
      {isStored ? null : (
        <p className={styles.note}>
          This browser doesn't let the site store anything. Your progress is gone when you close the
          tab, unless you save it as a file on <Link to={COURSE_PATH}>the map</Link>.
        </p>
      )}
    </div>
  );
}

function Outcome({
  check,
  exercise: {frames, isCompared, canExport},
  next,
}: Pick<Props, 'check' | 'exercise' | 'next'>): React.ReactNode {
  switch (check.status) {
    case 'idle':
      return (
        <>
          {isCompared
            ? `The check compares ${frames.length} frames: ${frames.join(', ')}.`
            : 'The check looks at your code and at how your video moves.'}
          <span className={styles.keys}> Ctrl+Enter or ⌘+Enter checks, too.</span>
        </>
      );
    case 'checking':
      return null;
    case 'unloaded':
      return "The check didn't load. Check the connection and try again.";
    case 'failed':
      return check.finding.message;
    case 'passed':
      return (
        <>
          <b>Passed.</b>{' '}
          {isCompared
            ? `All ${frames.length} frames that were compared match the goal. `
            : 'Every rule is kept. '}
          {canExport ? <>Press Export video to save your file. </> : null}
          {next ? (
            <Link to={exercisePath(next.slug)}>Next: {next.title}</Link>
          ) : (
            <Link to={COURSE_PATH}>See what comes after the course</Link>
          )}
        </>
      );
  }
}
