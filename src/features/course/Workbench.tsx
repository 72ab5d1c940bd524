import React, {lazy, Suspense, useCallback, useMemo, useRef, useState} from 'react';
import CodeBlock from '@theme/CodeBlock';
import LiveErrorMessage from '@site/src/features/live/LiveErrorMessage';
import type {View} from '@site/src/features/live/protocol';
import {useDrawing} from '@site/src/features/live/sandbox/useDrawing';
import {useGoal} from '@site/src/features/live/sandbox/useGoal';
import {useRunning} from '@site/src/features/live/sandbox/useRunning';
import {useSandbox} from '@site/src/features/live/sandbox/useSandbox';
import {useEditor} from '@site/src/features/live/useEditor';
import type {LiveError} from '@site/src/features/live/errors';
import CheckBar from './CheckBar';
import type {Exercise, ExerciseLink} from './exercise';
import Preview from './Preview';
import {loadPrepare, prepareAnswer, type Programs} from './programs';
import {comparisonRatio} from './ratio';
import {useCheck} from './useCheck';
import {keepCode, useProgress} from './useProgress';
import styles from './exercise.module.css';

const ExportButton = lazy(() =>
  import('@site/src/features/playground/ExportButton').then((module) => ({
    default: module.ExportButton,
  })),
);

type Props = {exercise: Exercise; programs: Programs; next: ExerciseLink | null};

/** The part of an exercise that loads late: an editor, the preview beside its goal, and the check. */
export default function Workbench({exercise, programs, next}: Props): React.ReactNode {
  const {slug, start, settings, canExport} = exercise;
  const {code: kept} = useProgress();
  const [code, setCode] = useState(kept[slug] ?? start);
  const [view, setView] = useState<View>('apart');
  const iframe = useRef<HTMLIFrameElement>(null);
  useGoal(iframe, programs.goal, view);
  const sandbox = useSandbox(iframe, {autoPlay: false});
  const draw = useDrawing(iframe, sandbox.generation);
  const state = useMemo(() => ({code, settings}), [code, settings]);
  const prepareFirst = useCallback(
    (answer: string) =>
      programs.start && answer === start ? {prepared: programs.start} : prepareAnswer(answer),
    [programs.start, start],
  );
  const error = useRunning(state, sandbox.run, prepareFirst) ?? sandbox.error;
  const {check, start: startCheck, forget} = useCheck(exercise, draw);

  const change = useCallback(
    (next: string) => {
      setCode(next);
      forget();
      keepCode(slug, next === start ? null : next);
    },
    [slug, start, forget],
  );
  const onCheck = () => void startCheck(code);

  return (
    <div
      className={styles.work}
      style={{'--ratio': comparisonRatio(settings)}}
      // The editor has a meaning of its own for these keys.
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          event.stopPropagation();
          onCheck();
        }
      }}
    >
      <Code
        exercise={exercise}
        code={code}
        error={error}
        onChange={change}
        actions={
          canExport ? (
            <Suspense>
              <ExportButton sandbox={sandbox} settings={settings} error={error} />
            </Suspense>
          ) : null
        }
      />
      <section className={styles.preview} aria-label="Preview and goal">
        <Preview
          ref={iframe}
          sandbox={sandbox}
          settings={settings}
          view={view}
          onView={setView}
          isStale={error !== null && sandbox.hasDrawn}
        />
        <CheckBar
          exercise={exercise}
          next={next}
          check={check}
          onCheck={onCheck}
          onShow={(frame) => {
            sandbox.setPlaying(false);
            sandbox.seek(frame);
          }}
        />
      </section>
    </div>
  );
}

type CodeProps = {
  exercise: Exercise;
  code: string;
  error: LiveError | null;
  onChange: (code: string) => void;
  actions: React.ReactNode;
};

function Code({
  exercise: {start, title},
  code,
  error,
  onChange,
  actions,
}: CodeProps): React.ReactNode {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  return (
    <section className={styles.code} aria-label="Code">
      <div className={styles.bar}>
        <b>Your code</b>
        {actions}
        <button
          type="button"
          className={styles.action}
          aria-disabled={code === start}
          onClick={() => code !== start && onChange(start)}
        >
          Start over
        </button>
      </div>
      <div ref={setPlace} className={styles.editorPlace}>
        {place ? (
          <Editor place={place} title={title} code={code} error={error} onChange={onChange} />
        ) : null}
      </div>
      <LiveErrorMessage error={error} />
    </section>
  );
}

type EditorProps = Pick<CodeProps, 'code' | 'error' | 'onChange'> & {
  place: HTMLDivElement;
  title: string;
};

/** The highlighted code until somebody comes to it, and the editor from then on. */
function Editor({place, title, code, error, onChange}: EditorProps): React.ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  const [hasEditor, setHasEditor] = useState(false);
  const editor = useEditor(
    isWanted,
    place,
    useCallback(() => setHasEditor(true), []),
  );
  const want = () => {
    setIsWanted(true);
    // The first change is then seen as soon as any other. Without it, the preview says what's wrong.
    loadPrepare().catch(() => {});
  };
  if (editor && hasEditor) {
    return (
      <editor.Component
        value={code}
        onChange={onChange}
        errorLine={error?.line ?? null}
        label={`Code of ${title}, can be edited`}
        className={styles.editor}
      />
    );
  }
  return (
    // What can be focused is inside.
    <div onPointerEnter={want} onFocus={want}>
      <CodeBlock language="tsx" showLineNumbers>
        {code}
      </CodeBlock>
    </div>
  );
}
