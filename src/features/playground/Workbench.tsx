import React, {useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import CodeEditor from '@site/src/features/live/CodeEditor';
import LiveErrorMessage from '@site/src/features/live/LiveErrorMessage';
import Transport from '@site/src/components/Transport';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import type {LiveError} from '@site/src/features/live/errors';
import {isFrameKey, type Keys} from '@site/src/lib/frame-keys';
import {prepare} from '@site/src/features/live/prepare';
import type {PlaygroundState} from '@site/src/features/live/url-state';
import {TYPING_PAUSE_MS} from '@site/src/features/live/useProgram';
import {Toolbar} from './Toolbar';
import {useAddress} from './useAddress';
import {useSandbox, type Sandbox} from './useSandbox';
import {useSplit} from './useSplit';
import styles from './styles.module.css';

/** The playground itself: what loads after the page. */
export default function Workbench(): React.ReactNode {
  const {state, setState, open, notice, linkTo} = useAddress();
  const reducedMotion = useReducedMotion();
  const iframe = useRef<HTMLIFrameElement>(null);
  const sandbox = useSandbox(iframe, {autoPlay: !reducedMotion});
  const split = useSplit();
  const frameAddress = useBaseUrl('/live-frame/');
  const {code, settings} = state;
  const error = useRunning(state, sandbox.run) ?? sandbox.error;
  const {frame, isPlaying} = sandbox.playback;
  useFrameKeys(sandbox.press, sandbox.toggle);

  return (
    <>
      <Toolbar
        state={state}
        onSettings={(next) => setState({code, settings: next})}
        onExample={open}
        linkTo={linkTo}
        sandbox={sandbox}
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
          <CodeEditor
            value={code}
            onChange={(next) => setState({code: next, settings})}
            errorLine={error?.line ?? null}
            label="Code of the playground. Escape, then Tab leaves it."
            tabIndents
            className={styles.editor}
          />
          <LiveErrorMessage error={error} />
        </section>
        <div className={styles.separator} {...split.separatorProps} />
        <section className={styles.preview} aria-label="Picture">
          <div className={styles.stage}>
            <iframe
              key={sandbox.generation}
              ref={iframe}
              className={styles.frame}
              style={{'--ratio': settings.width / settings.height}}
              title="Picture of the code"
              src={frameAddress}
              sandbox="allow-scripts"
              // The player opens an audio context, muted; without this, the browser complains.
              allow="autoplay"
            />
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

/** Runs the code whenever typing pauses. What is wrong with it, as far as the page can tell. */
function useRunning({code, settings}: PlaygroundState, run: Sandbox['run']): LiveError | null {
  const [error, setError] = useState<LiveError | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const result = prepare(code);
      setError('error' in result ? result.error : null);
      if ('prepared' in result) {
        run(result.prepared, settings);
      }
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code, settings, run]);
  return error;
}

/**
 * Space, arrows, Home and End for the whole window, except where they mean something else. The frame
 * decides where a key leads: the page hears late where the picture is.
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
