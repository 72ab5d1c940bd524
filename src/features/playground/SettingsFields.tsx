import React, {useId, useState} from 'react';
import {
  SETTING_NAMES,
  settingMistake,
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
  return (
    <details className={styles.settings}>
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

type FieldProps = {name: SettingName; value: number; onChange: (value: number) => void};

function NumberField({name, value, onChange}: FieldProps): React.ReactNode {
  const id = useId();
  const [text, setText] = useState(String(value));
  const mistake = settingMistake(name, text.trim() === '' ? NaN : Number(text));

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
