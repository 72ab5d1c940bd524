import React, {useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import CodeEditor from '@site/src/components/CodeEditor';
import LiveErrorMessage from '@site/src/components/LiveErrorMessage';
import Transport from '@site/src/components/Transport';
import {useReducedMotion} from '@site/src/hooks/useReducedMotion';
import type {LiveError} from '@site/src/live/errors';
import {frameForKey} from '@site/src/live/keys';
import {prepare} from '@site/src/live/prepare';
import {TYPING_PAUSE_MS} from '@site/src/live/useProgram';
import {Toolbar} from './Toolbar';
import {useAddress} from './useAddress';
import {useSandbox} from './useSandbox';
import {useSplit} from './useSplit';
import styles from '../styles.module.css';

/** The playground itself: what loads after the page. */
export default function Workbench(): React.ReactNode {
  const {state, setState, open, notice, linkTo} = useAddress();
  const reducedMotion = useReducedMotion();
  const iframe = useRef<HTMLIFrameElement>(null);
  const sandbox = useSandbox(iframe, {autoPlay: !reducedMotion});
  const [codeError, setCodeError] = useState<LiveError | null>(null);
  const split = useSplit();
  const frameAddress = useBaseUrl('/live-frame/');
  const {code, settings} = state;

  const {run} = sandbox;
  useEffect(() => {
    const timer = setTimeout(() => {
      const result = prepare(code);
      setCodeError('error' in result ? result.error : null);
      if ('prepared' in result) {
        run(result.prepared, settings);
      }
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code, settings, run]);

  const error = codeError ?? sandbox.error;
  const {frame, isPlaying} = sandbox.playback;
  useFrameKeys({
    frame,
    last: settings.duration - 1,
    onSeek: sandbox.seek,
    onToggle: sandbox.toggle,
  });

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
        style={{'--editor-share': `${split.share}%`} as React.CSSProperties}
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
              style={
                {
                  '--ratio': settings.width / settings.height,
                } as React.CSSProperties
              }
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
            onToggle={sandbox.toggle}
          />
        </section>
      </div>
    </>
  );
}

type FrameKeys = {
  frame: number;
  last: number;
  onSeek: (frame: number) => void;
  onToggle: () => void;
};

/** Space, arrows, Home and End for the whole window, except where they mean something else. */
function useFrameKeys({frame, last, onSeek, onToggle}: FrameKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasKeysOfItsOwn(event.target)) {
        return;
      }
      const target = frameForKey(event, frame, last);
      if (target !== null) {
        event.preventDefault();
        onSeek(target);
      } else if (event.key === ' ') {
        event.preventDefault();
        onToggle();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [frame, last, onSeek, onToggle]);
}

const hasKeysOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, select, textarea, button, a, summary, [contenteditable], [role="separator"], [role="dialog"]',
  ) !== null;
