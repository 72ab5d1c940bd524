import React, {useEffect, useId, useRef, useState} from 'react';
import {
  SETTING_NAMES,
  fieldMistake,
  type SettingName,
  type Settings,
} from '@site/src/features/live/settings';
import styles from './styles.module.css';

const LABELS: Record<SettingName, string> = {
  width: 'Width',
  height: 'Height',
  fps: 'Frames per second',
  duration: 'Length in frames',
};

type Props = {settings: Settings; onChange: (settings: Settings) => void};

/** Size, speed and length. What cannot be played stays in its field, with a sentence. */
export function SettingsFields({settings, onChange}: Props): React.ReactNode {
  const {width, height, fps, duration} = settings;
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  return (
    <details ref={details} className={styles.settings}>
      <summary className={styles.button}>
        {width} × {height}
        <span className={styles.details}>
          , {fps} fps, {duration} frames
        </span>
      </summary>
      <div className={styles.fields}>
        {SETTING_NAMES.map((name) => (
          <NumberField
            key={`${name} ${settings[name]}`}
            name={name}
            value={settings[name]}
            onChange={(value) => onChange({...settings, [name]: value})}
          />
        ))}
      </div>
    </details>
  );
}

/** Closes on Escape, with the focus back on what opened it, and when the reader goes on elsewhere. */
function useClosing(ref: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onKeyDown = ({key, target}: KeyboardEvent) => {
      const details = ref.current;
      if (key === 'Escape' && details?.open && details.contains(target as Node)) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    };
    const closeUnlessIn = (place: Node | null) => {
      if (ref.current && !ref.current.contains(place)) {
        ref.current.open = false;
      }
    };
    const onElsewhere = ({target}: Event) => closeUnlessIn(target as Node);
    // The page never hears a click in the frame of the preview, only that the focus went there.
    const onBlur = () => closeUnlessIn(document.activeElement);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      window.removeEventListener('blur', onBlur);
    };
  }, [ref]);
}

type FieldProps = {name: SettingName; value: number; onChange: (value: number) => void};

function NumberField({name, value, onChange}: FieldProps): React.ReactNode {
  const id = useId();
  const [text, setText] = useState(String(value));
  const mistake = fieldMistake(name, text);

  const submit = () => {
    if (!mistake && Number(text) !== value) {
      onChange(Number(text));
    }
  };

  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{LABELS[name]}</label>
      <input
        id={id}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={submit}
        aria-invalid={mistake !== null}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
      />
      {mistake ? (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      ) : null}
    </form>
  );
}
