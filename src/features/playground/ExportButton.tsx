import React, {useEffect, useState} from 'react';
import clsx from 'clsx';
import {placeOf, type LiveError} from '@site/src/features/live/errors';
import type {Export} from '@site/src/features/live/sandbox/useExport';
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

  const isRunning = exporting.status === 'running' || exporting.status === 'waiting';
  // Code that doesn't compile never draws what the export waits for.
  if (exporting.status === 'waiting' && error && refused !== error) {
    setRefused(error);
  }
  useEffect(() => {
    if (exporting.status === 'waiting' && error) {
      cancelExport();
    }
  }, [exporting, error, cancelExport]);
  const start = () => {
    setRefused(error);
    if (!error) {
      startExport(settings);
    }
  };
  const failure = error && refused === error ? whyNot(error) : failureOf(exporting);
  return (
    <span className={styles.export}>
      {isRunning ? (
        <>
          <progress value={exporting.done} max={exporting.total} aria-label="Export" />
          <span className={styles.count}>
            {exporting.done} / {exporting.total}
          </span>
        </>
      ) : null}
      <span role="status" className={clsx(styles.outcome, failure && styles.failure)}>
        {failure ?? (exporting.status === 'done' ? describe(exporting.video) : null)}
      </span>
      {/* The same button for both, so that the focus stays on it. */}
      <button
        type="button"
        className={isRunning ? styles.button : styles.primary}
        onClick={isRunning ? cancelExport : start}
      >
        {isRunning ? 'Cancel' : 'Export video'}
      </button>
    </span>
  );
}

const whyNot = ({line}: LiveError): string =>
  `Not exported. Fix the error${line === null ? '' : ` in line ${line}`} first.`;

function failureOf(exporting: Export): string | null {
  if (exporting.status !== 'failed') {
    return null;
  }
  const place = placeOf(exporting.error);
  return `Not exported. ${place ? `${place}: ` : ''}${exporting.error.message}`;
}

const fileName = ({type}: Blob): string => (type === 'video/mp4' ? 'video.mp4' : 'video.webm');

const describe = (video: Blob): string =>
  `${fileName(video)} saved, ${Math.ceil(video.size / 1000)} kB, without audio.`;
