import React, {useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import LiveErrorMessage from '@site/src/features/live/LiveErrorMessage';
import Transport from '@site/src/components/Transport';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import {SandboxFrame} from '@site/src/features/live/sandbox/SandboxFrame';
import {prepare} from '@site/src/features/live/prepare';
import {useRunning} from '@site/src/features/live/sandbox/useRunning';
import {useSandbox} from '@site/src/features/live/sandbox/useSandbox';
import type {Settings} from '@site/src/features/live/settings';
import TypesSwitch from '@site/src/features/live/types/TypesSwitch';
import {useTypes} from '@site/src/features/live/types/useTypes';
import {CopyButton, PlaygroundLink, ResetButton} from './actions';
import {useEditor} from '@site/src/features/live/useEditor';
import {usePlayInView} from '@site/src/features/live/sandbox/usePlayInView';
import styles from './styles.module.css';

/** The parts of a block that are there from the beginning, and that the workbench fills. */
export type Places = {bar: HTMLElement; code: HTMLElement; side: HTMLElement};

type Props = {
  initialCode: string;
  title: string;
  settings: Settings;
  places: Places;
  /** Whether a pointer or the focus has come to the code. */
  isEditorWanted: boolean;
  /** Called when the editor takes the place of the highlighted code. */
  onEditor: () => void;
};

/** The part of live code that loads late: buttons, preview, and an editor for anyone who wants one. */
export default function LiveWorkbench({
  initialCode,
  title,
  settings,
  places,
  isEditorWanted,
  onEditor,
}: Props): React.ReactNode {
  const [code, setCode] = useState(initialCode);
  const iframe = useRef<HTMLIFrameElement>(null);
  const sandbox = useSandbox(iframe, {autoPlay: false});
  const state = useMemo(() => ({code, settings}), [code, settings]);
  const error = useRunning(state, sandbox.run, prepare) ?? sandbox.error;
  const {frame, isPlaying} = sandbox.playback;
  const {toggle, seek} = usePlayInView(sandbox, places.side, !useReducedMotion());
  const [areTypesAskedFor, setTypesAskedFor] = useState(false);
  const editor = useEditor(isEditorWanted || areTypesAskedFor, places.code, onEditor);
  const types = useTypes({isDefault: false, canLoad: editor !== null});
  const askForTypes = (isOn: boolean) => {
    setTypesAskedFor(isOn);
    types.setOn(isOn);
  };

  return (
    <>
      {createPortal(
        <>
          <TypesSwitch
            types={{...types, setOn: askForTypes}}
            className={clsx(styles.action, styles.types)}
          />
          <ResetButton isDisabled={code === initialCode} onReset={() => setCode(initialCode)} />
          <CopyButton text={code} />
          <PlaygroundLink state={state} />
        </>,
        places.bar,
      )}
      {createPortal(
        <>
          {editor ? (
            <editor.Component
              value={code}
              onChange={setCode}
              errorLine={error?.line ?? null}
              label={`Code of ${title}, can be edited`}
              create={types.create}
              className={styles.editor}
            />
          ) : null}
          <LiveErrorMessage error={error} />
        </>,
        places.code,
      )}
      {createPortal(
        <>
          <div className={styles.picture}>
            <SandboxFrame
              ref={iframe}
              generation={sandbox.generation}
              className={styles.frame}
              title={`Preview of ${title}`}
              isStale={error !== null && sandbox.hasDrawn}
              canFillScreen
            />
          </div>
          {settings.duration > 1 ? (
            <Transport
              frame={frame}
              isPlaying={isPlaying}
              duration={settings.duration}
              onSeek={seek}
              onToggle={toggle}
            />
          ) : null}
        </>,
        places.side,
      )}
    </>
  );
}
