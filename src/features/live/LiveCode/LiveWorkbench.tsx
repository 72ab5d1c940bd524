import React, {useRef, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import CodeEditor from '@site/src/features/live/CodeEditor';
import LiveErrorMessage from '@site/src/features/live/LiveErrorMessage';
import Transport from '@site/src/components/Transport';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import {IsolatedPicture} from '@site/src/features/live/IsolatedPicture';
import type {Playback} from '@site/src/features/live/Picture';
import type {Settings} from '@site/src/features/live/settings';
import {useProgram} from '@site/src/features/live/useProgram';
import {CopyButton, PlaygroundLink} from './actions';
import {usePlayInView} from './usePlayInView';
import styles from './styles.module.css';

type Props = {initialCode: string; title?: string; settings: Settings};

/** The part of live code that loads late: editor, picture and buttons. */
export default function LiveWorkbench({initialCode, title, settings}: Props): React.ReactNode {
  const [code, setCode] = useState(initialCode);
  const {program, error, onRenderError, onRecover} = useProgram(code);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [playback, setPlayback] = useState<Playback>({frame: 0, isPlaying: false});
  const stage = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const {toggle, seek} = usePlayInView(player, stage, !reducedMotion);

  const name = title ?? 'example';
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <button
          type="button"
          className={styles.action}
          disabled={code === initialCode}
          onClick={() => setCode(initialCode)}
        >
          Reset
        </button>
        <CopyButton text={code} />
        <PlaygroundLink state={{code, settings}} />
      </div>
      <div className={styles.panes}>
        <div className={styles.code}>
          <CodeEditor
            value={code}
            onChange={setCode}
            errorLine={error?.line ?? null}
            label={`Code of ${name}, can be edited`}
            className={styles.editor}
          />
          <LiveErrorMessage error={error} />
        </div>
        <div className={styles.side}>
          <div className={styles.stay} ref={stage}>
            {/* No role="img": that would hide buttons in the picture from screen readers. */}
            <div className={styles.picture} role="group" aria-label={`Picture of ${name}`}>
              {program ? (
                <IsolatedPicture
                  program={program}
                  settings={settings}
                  onPlayer={setPlayer}
                  onPlayback={setPlayback}
                  onError={onRenderError}
                  onRecover={onRecover}
                />
              ) : null}
            </div>
            {settings.duration > 1 ? (
              <Transport
                frame={playback.frame}
                isPlaying={playback.isPlaying}
                duration={settings.duration}
                onSeek={seek}
                onToggle={toggle}
              />
            ) : null}
          </div>
        </div>
      </div>
    </>
  );
}
