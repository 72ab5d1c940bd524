import React, {useId, useState} from 'react';
import {parseVersion, readUsedVersion, rememberUsedVersion} from '@site/src/lib/used-version';
import {markNewer, type Marks} from './mark-newer';
import styles from './styles.module.css';

/** Asks which version the reader uses, and marks on the page what that one lacks. */
export default function UsedVersion({documented}: {documented: string}): React.ReactNode {
  const [text, setText] = useState(() => readUsedVersion() ?? '');
  const [status, setStatus] = useState<{message: string; isMistake: boolean} | null>(null);
  const id = useId();

  const use = (event: React.FormEvent) => {
    event.preventDefault();
    const version = parseVersion(text);
    if (text.trim() !== '' && !version) {
      setStatus({message: 'Write a version such as 4.0.383.', isMistake: true});
      return;
    }
    const isRemembered = rememberUsedVersion(version);
    const marks = markNewer(version);
    setStatus({message: statusOf(version, marks, isRemembered), isMistake: false});
  };

  return (
    <form className={styles.form} onSubmit={use} noValidate>
      <label htmlFor={id}>I use version</label>
      <input
        id={id}
        value={text}
        onChange={({target}) => setText(target.value)}
        placeholder={documented}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={status?.isMistake ?? false}
        aria-describedby={`${id}-status`}
      />
      <button type="submit">Mark</button>
      <p id={`${id}-status`} aria-live="polite">
        {status?.message}
      </p>
    </form>
  );
}

function statusOf(version: string | null, {newer, defaults}: Marks, isRemembered: boolean): string {
  const sentence = !version
    ? 'Nothing is marked any more.'
    : [
        newer === 0
          ? `Version ${version} has everything on this page that has a known version.`
          : `${newer === 1 ? '1 thing' : `${newer} things`} on this page came after ${version}.`,
        ...(defaults === 0
          ? []
          : [`${defaults === 1 ? '1 default' : `${defaults} defaults`} changed after it.`]),
      ].join(' ');
  return isRemembered
    ? sentence
    : `${sentence} Your browser doesn't let this site remember it, so it ends with this visit.`;
}
