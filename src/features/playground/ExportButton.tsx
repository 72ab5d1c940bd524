import React, {useEffect, useState} from 'react';
import clsx from 'clsx';
import type {LiveError} from '@site/src/features/live/errors';
import type {Sandbox} from '@site/src/features/live/sandbox/useSandbox';
import type {Settings} from '@site/src/features/live/settings';
import {saveFile} from './save-file';
import styles from './styles.module.css';

type Props = {
  sandbox: Sandbox;
  settings: Settings;
  /** What is wrong with the code. The frame still holds the code from before, which nobody wants. */
  error: LiveError | null;
};

/** Exports a video file, with progress, a way to stop, and a sentence when it does not work. */
export function ExportButton({
  sandbox: {exporting, startExport, cancelExport},
  settings,
  error,
}: Props): React.ReactNode {
  const [refused, setRefused] = useState<LiveError | null>(null);
  useEffect(() => {
    if (exporting.status === 'done') {
      saveFile(exporting.video, fileName(exporting.video));
    }
  }, [exporting]);

  if (exporting.status === 'running') {
    const {done, total} = exporting;
    return (
      <span className={styles.export}>
        <progress value={done} max={total} aria-label="Export" />
        <span className={styles.count}>
          {done} / {total}
        </span>
        <button type="button" className={styles.button} onClick={cancelExport}>
          Cancel
        </button>
      </span>
    );
  }
  const failure =
    error && refused === error
      ? whyNot(error)
      : exporting.status === 'failed'
        ? `Not exported: ${exporting.message}`
        : null;
  return (
    <span className={styles.export}>
      <span role="status" className={clsx(styles.outcome, failure && styles.failure)}>
        {failure ?? (exporting.status === 'done' ? describe(exporting.video) : null)}
      </span>
      <button
        type="button"
        className={styles.primary}
        onClick={() => {
          setRefused(error);
          if (!error) {
            startExport(settings);
          }
        }}
      >
        Export video
      </button>
    </span>
  );
}

const whyNot = ({line}: LiveError): string =>
  `Not exported: the code has an error${line === null ? '' : ` in line ${line}`}. Mend it first.`;

const fileName = ({type}: Blob): string => (type === 'video/mp4' ? 'video.mp4' : 'video.webm');

const describe = (video: Blob): string =>
  `${fileName(video)} saved, ${Math.ceil(video.size / 1000)} kB, without sound.`;
