import React, {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import CodeEditor from '@site/src/features/live/CodeEditor';
import LiveErrorMessage from '@site/src/features/live/LiveErrorMessage';
import Transport from '@site/src/components/Transport';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import {prepare} from '@site/src/features/live/prepare';
import {isFrameKey, type Keys} from '@site/src/lib/frame-keys';
import {SandboxFrame} from '@site/src/features/live/sandbox/SandboxFrame';
import {useRunning} from '@site/src/features/live/sandbox/useRunning';
import {useSandbox} from '@site/src/features/live/sandbox/useSandbox';
import {Toolbar} from './Toolbar';
import {useAddress} from './useAddress';
import {useHeldCode} from './useHeldCode';
import {useSplit} from './useSplit';
import {useTypesByDefault} from './useTypesByDefault';
import styles from './styles.module.css';

/** The playground itself: what loads after the page. */
export default function Workbench(): React.ReactNode {
  const {state, setState, open, notice, linkTo} = useAddress();
  const reducedMotion = useReducedMotion();
  const {code, settings} = state;
  const {isHeld, release, onRun, onAnswer} = useHeldCode(code);
  const iframe = useRef<HTMLIFrameElement>(null);
  const sandbox = useSandbox(iframe, {autoPlay: !reducedMotion, onAnswer});
  const split = useSplit();
  const error = useRunning(state, sandbox.run, prepare, {isHeld, onRun}) ?? sandbox.error;
  const {frame, isPlaying} = sandbox.playback;
  const types = useTypesByDefault(sandbox.hasDrawn || error !== null);
  useFrameKeys(sandbox.press, sandbox.toggle);

  return (
    <>
      <Toolbar
        state={state}
        onSettings={(next) => setState({code, settings: next})}
        onExample={open}
        linkTo={linkTo}
        types={types}
        sandbox={sandbox}
        error={error}
      />
      {notice ? (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      ) : null}
      <div
        className={clsx(styles.panes, split.isDragging && styles.dragging)}
        style={{'--editor-share': `${split.share}%`}}
      >
        <section className={styles.code} aria-label="Code">
          <WayOut>
            <CodeEditor
              value={code}
              onChange={(next) => setState({code: next, settings})}
              errorLine={error?.line ?? null}
              label="Code of the playground. Press Escape, then Tab to leave the editor."
              tabIndents
              create={types.create}
              className={styles.editor}
            />
          </WayOut>
          <LiveErrorMessage error={error} />
        </section>
        <div className={styles.separator} {...split.separatorProps} />
        <section className={styles.preview} aria-label="Preview">
          <div className={styles.stage}>
            <SandboxFrame
              ref={iframe}
              generation={sandbox.generation}
              className={styles.frame}
              style={{'--ratio': settings.width / settings.height}}
              title="Preview of the code"
              isStale={error !== null && sandbox.hasDrawn}
            />
            {isHeld ? (
              <div className={styles.held} role="alert">
                <p>This code stopped responding before the page reloaded.</p>
                <button type="button" className={styles.primary} onClick={release}>
                  Run it
                </button>
              </div>
            ) : null}
          </div>
          <Transport
            frame={frame}
            isPlaying={isPlaying}
            duration={settings.duration}
            onSeek={sandbox.seek}
            onKey={sandbox.press}
            onToggle={sandbox.toggle}
          />
        </section>
      </div>
    </>
  );
}

/** Shows how to leave the editor to anyone who presses Tab in it, or came there by Tab. */
function WayOut({children}: React.PropsWithChildren): React.ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    // The editor hears the keys; this only looks at them.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.wayOut}
      onKeyUp={({key}) => key === 'Tab' && setIsShown(true)}
      // An editor with types that takes the place of the plain one takes the focus over, too.
      onBlur={({currentTarget: box}) =>
        queueMicrotask(() => setIsShown((was) => was && box.contains(document.activeElement)))
      }
    >
      {children}
      {isShown ? (
        // The name of the editor says the same.
        <p className={styles.hint} aria-hidden="true">
          <kbd>Esc</kbd>, then <kbd>Tab</kbd>, leaves the editor
        </p>
      ) : null}
    </div>
  );
}

/**
 * Space, arrows, Home and End for the whole window, except where they mean something else. The frame
 * decides where a key leads: the page hears late which frame is shown.
 */
function useFrameKeys(onKey: (keys: Keys) => void, onToggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasKeysOfItsOwn(event.target)) {
        return;
      }
      if (isFrameKey(event)) {
        event.preventDefault();
        onKey(event);
      } else if (event.key === ' ') {
        event.preventDefault();
        onToggle();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKey, onToggle]);
}

const hasKeysOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, select, textarea, button, a, summary, [contenteditable], [role="separator"], [role="dialog"]',
  ) !== null;
