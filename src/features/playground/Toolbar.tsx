import React, {useState} from 'react';
import type {LiveError} from '@site/src/features/live/errors';
import type {Sandbox} from '@site/src/features/live/sandbox/useSandbox';
import type {Settings} from '@site/src/features/live/settings';
import TypesSwitch from '@site/src/features/live/types/TypesSwitch';
import type {Types} from '@site/src/features/live/types/useTypes';
import type {PlaygroundState} from '@site/src/features/live/url-state';
import {exampleGroups, examples, type Example} from './examples';
import {ExportButton} from './ExportButton';
import {saveFile} from './save-file';
import {SettingsFields} from './SettingsFields';
import styles from './styles.module.css';

type Props = {
  state: PlaygroundState;
  onSettings: (settings: Settings) => void;
  onExample: (example: Example) => void;
  linkTo: (state: PlaygroundState) => string | null;
  types: Types;
  sandbox: Sandbox;
  /** What is wrong with the code. */
  error: LiveError | null;
};

/** What can be done with the code as a whole. */
export function Toolbar({
  state,
  onSettings,
  onExample,
  linkTo,
  types,
  sandbox,
  error,
}: Props): React.ReactNode {
  return (
    <div className={styles.toolbar}>
      <label className={styles.examples}>
        <span>Start from</span>
        <select
          value=""
          onChange={(event) => {
            const chosen = examples.find(({id}) => id === event.target.value);
            if (chosen) {
              onExample(chosen);
            }
          }}
        >
          <option value="" disabled>
            an example
          </option>
          {exampleGroups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.examples.map(({id, title}) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <SettingsFields settings={state.settings} onChange={onSettings} />
      <TypesSwitch types={types} className={styles.types} />
      <div className={styles.actions}>
        <ShareButton link={() => linkTo(state)} />
        <DownloadButton state={state} />
        <ExportButton sandbox={sandbox} settings={state.settings} error={error} />
      </div>
    </div>
  );
}

const SHOWN_FOR_MS = 4000;

function ShareButton({link}: {link: () => string | null}): React.ReactNode {
  const [said, setSaid] = useState<string | null>(null);

  const share = async () => {
    const address = link();
    if (address === null) {
      setSaid('Too long for a link');
    } else {
      try {
        await navigator.clipboard.writeText(address);
        setSaid('Link copied');
      } catch {
        // No permission, or no secure context: the address bar has the same link.
        setSaid('Copy the URL of this page');
      }
    }
    window.setTimeout(() => setSaid(null), SHOWN_FOR_MS);
  };

  return (
    <button type="button" className={styles.button} onClick={share}>
      <span aria-live="polite">{said ?? 'Share'}</span>
    </button>
  );
}

function DownloadButton({state}: {state: PlaygroundState}): React.ReactNode {
  const [problem, setProblem] = useState<string | null>(null);

  const download = async () => {
    try {
      const {projectZip} = await import('./project');
      const project = projectZip(state);
      if ('zip' in project) {
        saveFile(new Blob([project.zip], {type: 'application/zip'}), 'playground.zip');
      }
      setProblem('mistake' in project ? project.mistake : null);
    } catch {
      setProblem("The download didn't load. Try again.");
    }
  };

  return (
    <span className={styles.export}>
      <span role="status" className={styles.outcome}>
        {problem}
      </span>
      <button type="button" className={styles.button} onClick={download}>
        Download
      </button>
    </span>
  );
}
