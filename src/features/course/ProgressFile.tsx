import React, {useState} from 'react';
import {saveFile} from '@site/src/features/playground/save-file';
import type {Progress} from './progress';
import {
  addProgress,
  exportProgress,
  importProgress,
  resetProgress,
  useProgress,
} from './useProgress';
import styles from './map.module.css';

/** Saves the reader's progress as a file, and reads one. */
export default function ProgressFile(): React.ReactNode {
  const {isStored} = useProgress();
  const [said, setSaid] = useState('');
  const [forgotten, setForgotten] = useState<Progress | null>(null);

  const read = async ({target}: React.ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) {
      setSaid(
        importProgress(await file.text())
          ? 'Added the progress from that file to yours.'
          : "That file has no progress of this course. Choose one that you've saved here.",
      );
      // So that the same file can be chosen again.
      target.value = '';
    }
  };

  const onStartAgain = () => {
    if (forgotten) {
      addProgress(forgotten);
      setForgotten(null);
      setSaid('Your progress is back.');
    } else {
      setForgotten(resetProgress());
      setSaid('Your progress is gone. Press Undo to get it back, while this page is open.');
    }
  };

  return (
    <section className={styles.file} aria-labelledby="your-progress">
      <h2 id="your-progress">Your progress</h2>
      <p>
        {isStored
          ? 'It stays in this browser, and nobody else sees it. Save it as a file to go on elsewhere.'
          : "This browser doesn't let the site store anything, so save your progress as a file before you close the tab."}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          onClick={() =>
            saveFile(new Blob([exportProgress()], {type: 'application/json'}), 'first-video.json')
          }
        >
          Save as a file
        </button>
        <label className={styles.button}>
          Open a file
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void read(event)}
          />
        </label>
        <button type="button" className={styles.button} onClick={onStartAgain}>
          {forgotten ? 'Undo' : 'Start again'}
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
