import React, {useEffect} from 'react';
import type {Sandbox} from '@site/src/features/live/sandbox/useSandbox';
import type {Settings} from '@site/src/features/live/settings';
import {saveFile} from './save-file';
import styles from './styles.module.css';

/** Exports a video file, with progress, a way to stop, and a sentence when it does not work. */
export function ExportButton({
  sandbox: {exporting, startExport, cancelExport},
  settings,
}: {
  sandbox: Sandbox;
  settings: Settings;
}): React.ReactNode {
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
  return (
    <span className={styles.export}>
      <span role="status" className={styles.outcome}>
        {exporting.status === 'failed' ? exporting.message : null}
        {exporting.status === 'done' ? describe(exporting.video) : null}
      </span>
      <button type="button" className={styles.primary} onClick={() => startExport(settings)}>
        Export video
      </button>
    </span>
  );
}

const fileName = ({type}: Blob): string => (type === 'video/mp4' ? 'video.mp4' : 'video.webm');

const describe = (video: Blob): string =>
  `${fileName(video)} saved, ${Math.ceil(video.size / 1000)} kB, without sound.`;
