import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Switch from '@site/src/components/Switch';
import {DURATION, groups, type Setting, type SettingName, type Settings} from './switches';
import styles from './settings.module.css';

type Change = <Name extends SettingName>(name: Name, value: Settings[Name]) => void;

type Props = {settings: Settings; onChange: Change};

/** Every prop that can be switched, in groups that open and close. */
export default function SettingsForm({settings, onChange}: Props): React.ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {groups.map(({title, settings: list}, index) => (
        <details key={title} className={styles.group} open={index < 2}>
          <summary>{title}</summary>
          <fieldset disabled={!isBrowser}>
            <legend className={styles.hidden}>{title}</legend>
            {list.map((setting) => (
              <Row key={setting.name} setting={setting} settings={settings} onChange={onChange} />
            ))}
          </fieldset>
        </details>
      ))}
    </form>
  );
}

function Row({setting, settings, onChange}: Props & {setting: Setting}): React.ReactNode {
  const {name, text, isReadOnce} = setting;
  const id = `setting-${name}`;
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id}>
          <code>
            {name.split(/(?=[A-Z])/).map((word, index) => (
              <React.Fragment key={index}>
                {index > 0 ? <wbr /> : null}
                {word}
              </React.Fragment>
            ))}
          </code>
        </label>
        <p id={`${id}-text`}>
          {text}
          {isReadOnce ? ' Restarts the video.' : null}
        </p>
      </div>
      <Control id={id} setting={setting} settings={settings} onChange={onChange} />
    </div>
  );
}

function Control({
  id,
  setting: {name, control},
  settings,
  onChange,
}: Props & {id: string; setting: Setting}): React.ReactNode {
  const shared = {id, 'aria-describedby': `${id}-text`};
  // The form is data: which value belongs to which name, its entries know.
  const change = (value: unknown) => onChange(name, value as never);
  const value = settings[name];
  switch (control.kind) {
    case 'switch':
      return (
        <Switch
          {...shared}
          checked={Boolean(value)}
          onChange={(event) => change(event.target.checked)}
        />
      );
    case 'range':
      return (
        <span className={styles.range}>
          <input
            {...shared}
            type="range"
            min={control.min}
            max={control.max}
            step={control.step}
            value={Number(value)}
            onChange={(event) => change(event.target.valueAsNumber)}
          />
          <output htmlFor={id}>
            {String(value)}
            {control.unit}
          </output>
        </span>
      );
    case 'frame':
      return (
        <input
          {...shared}
          type="number"
          className={styles.number}
          min={name === 'outFrame' ? 2 : 0}
          max={DURATION - 1}
          placeholder="null"
          value={value === null ? '' : Number(value)}
          onChange={(event) =>
            change(event.target.value === '' ? null : toFrame(event.target.valueAsNumber, name))
          }
        />
      );
    case 'choice':
      return (
        <select {...shared} value={String(value)} onChange={(event) => change(event.target.value)}>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
  }
}

function toFrame(value: number, name: SettingName): number {
  const first = name === 'outFrame' ? 2 : 0;
  return Math.max(first, Math.min(DURATION - 1, Math.round(value)));
}
