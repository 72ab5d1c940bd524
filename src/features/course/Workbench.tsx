import React, {lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import LiveErrorMessage from '@site/src/features/live/LiveErrorMessage';
import type {Prepared} from '@site/src/features/live/prepare';
import {useDrawing} from '@site/src/features/live/sandbox/useDrawing';
import {useGoal} from '@site/src/features/live/sandbox/useGoal';
import {useRunning} from '@site/src/features/live/sandbox/useRunning';
import {useSandbox, type Sandbox} from '@site/src/features/live/sandbox/useSandbox';
import type {LiveError} from '@site/src/features/live/errors';
import {useEditor} from '@site/src/features/live/useEditor';
import CheckBar from './CheckBar';
import type {Exercise, ExerciseLink} from './exercise';
import Preview, {type Shown} from './Preview';
import {loadPrepare, prepareAnswer, type Programs} from './programs';
import {useCheck} from './useCheck';
import styles from './exercise.module.css';

const ExportButton = lazy(() =>
  import('@site/src/features/playground/ExportButton').then((module) => ({
    default: module.ExportButton,
  })),
);

/** The parts of an exercise that are there from the beginning, and that the workbench fills. */
export type Places = {
  bar: HTMLElement;
  code: HTMLElement;
  /** Below the code. */
  below: HTMLElement;
  side: HTMLElement;
};

type Props = {
  exercise: Exercise;
  programs: Programs;
  next: ExerciseLink | null;
  code: string;
  onChange: (code: string) => void;
  places: Places;
  /** Whether a pointer or the focus has come to the code. */
  isEditorWanted: boolean;
  /** The line of the code that the editor brings into sight. The first is 1. */
  shownLine: number;
  /** Called when the editor takes the place of the highlighted code. */
  onEditor: () => void;
};

/** The part of an exercise that loads late: the preview beside its goal, the check, and an editor. */
export default function Workbench({
  exercise,
  programs,
  next,
  code,
  onChange,
  places,
  isEditorWanted,
  shownLine,
  onEditor,
}: Props): React.ReactNode {
  const {title, start, canExport} = exercise;
  const looks = useLooks(exercise);
  const iframe = useRef<HTMLIFrameElement>(null);
  const sandbox = useSandbox(iframe, {autoPlay: false});
  const draw = useDrawing(iframe, sandbox.generation);
  const error = useAnswer({...exercise, ...looks}, programs, code, sandbox) ?? sandbox.error;
  const {check, start: startCheck, forget} = useCheck(exercise, draw);
  const editor = useEditor(isEditorWanted, places.code, onEditor);

  useLoadedPrepare(isEditorWanted);

  const change = (changed: string) => {
    forget();
    onChange(changed);
  };
  const onCheck = () => void startCheck(code);

  return (
    <div
      hidden
      // It hears what happens in all places. The editor has a meaning of its own for these keys.
      onKeyDownCapture={onCheckKey(onCheck)}
    >
      {createPortal(
        <>
          {canExport ? <Export sandbox={sandbox} settings={looks.settings} error={error} /> : null}
          <StartOver isStart={code === start} onStart={() => change(start)} />
        </>,
        places.bar,
      )}
      {editor
        ? createPortal(
            <editor.Component
              value={code}
              onChange={change}
              errorLine={error?.line ?? null}
              wraps
              shownLine={shownLine}
              label={`Code of ${title}, can be edited`}
              className={styles.editor}
            />,
            places.code,
          )
        : null}
      {createPortal(<LiveErrorMessage error={error} />, places.below)}
      {createPortal(
        <>
          <Comparison
            iframe={iframe}
            goal={programs.goal}
            sandbox={sandbox}
            {...looks}
            isCompared={exercise.isCompared}
            isStale={error !== null && sandbox.hasDrawn}
          />
          <CheckBar
            {...{exercise, next, check, error, onCheck}}
            onShow={(frame) => {
              looks.onSettings(exercise.settings);
              sandbox.setPlaying(false);
              sandbox.seek(frame);
            }}
          />
        </>,
        places.side,
      )}
    </div>
  );
}

/** What the video can be looked at with: first the settings that the exercise asks for. */
function useLooks({settings: first, others}: Exercise) {
  const choices = useMemo(() => [first, ...others], [first, others]);
  const [settings, onSettings] = useState(first);
  return {choices, settings, onSettings};
}

type ComparisonProps = Omit<React.ComponentProps<typeof Preview>, 'ref' | 'shown' | 'onShown'> & {
  iframe: React.RefObject<HTMLIFrameElement | null>;
  goal: Prepared | null;
};

function Comparison({iframe, goal, ...rest}: ComparisonProps): React.ReactNode {
  const [shown, setShown] = useState<Shown>({view: 'apart', share: 1});
  useGoal(iframe, goal, shown.view, shown.share);
  return <Preview ref={iframe} shown={shown} onShown={setShown} {...rest} />;
}

/** The first change is then seen as soon as any other. Without it, the preview says what's wrong. */
function useLoadedPrepare(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) {
      loadPrepare().catch(() => {});
    }
  }, [isWanted]);
}

/** Hears Control and Enter, or Command and Enter. */
const onCheckKey = (onCheck: () => void) => (event: React.KeyboardEvent) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.stopPropagation();
    onCheck();
  }
};

/** Runs the reader's code. @returns what is wrong with it */
function useAnswer(
  {start, settings}: Pick<Exercise, 'start' | 'settings'>,
  programs: Programs,
  code: string,
  {run}: Sandbox,
): LiveError | null {
  const state = useMemo(() => ({code, settings}), [code, settings]);
  const prepare = useCallback(
    (answer: string) =>
      programs.start && answer === start ? {prepared: programs.start} : prepareAnswer(answer),
    [programs.start, start],
  );
  return useRunning(state, run, prepare);
}

const Export = (props: React.ComponentProps<typeof ExportButton>): React.ReactNode => (
  <Suspense>
    <ExportButton {...props} />
  </Suspense>
);

type StartOverProps = {isStart: boolean; onStart: () => void};

const StartOver = ({isStart, onStart}: StartOverProps): React.ReactNode => (
  <button
    type="button"
    className={styles.action}
    aria-disabled={isStart}
    onClick={isStart ? undefined : onStart}
  >
    Start over
  </button>
);
