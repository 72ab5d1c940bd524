import React, {useId} from 'react';
import {isShown, type Control, type Controls, type Value} from './controls';
import styles from './styles.module.css';

type Props = {
  controls: Controls;
  values: Record<string, Value>;
  onChange: (name: string, value: Value) => void;
  className?: string;
};

/** The sliders, selects, switches, colors and texts of a demo. */
export default function ControlPanel({
  controls,
  values,
  onChange,
  className,
}: Props): React.ReactNode {
  return (
    <div className={className}>
      {Object.entries(controls)
        .filter(([, control]) => isShown(control, values))
        .map(([name, control]) => (
          <Field
            key={name}
            control={control}
            value={values[name] ?? control.value}
            onChange={(value) => onChange(name, value)}
          />
        ))}
    </div>
  );
}

type FieldProps<C extends Control = Control> = {
  control: C;
  value: Value;
  onChange: (value: Value) => void;
};

function Field(props: FieldProps): React.ReactNode {
  const id = useId();
  const {control, value} = props;
  return (
    <div className={styles.field} data-wide={isWide(control) || undefined}>
      <label htmlFor={id}>{control.label}</label>
      <Input id={id} {...props} />
      {control.kind === 'slider' ? (
        <output htmlFor={id} aria-hidden="true">
          {String(value)}
          {control.unit ? <small> {control.unit}</small> : null}
        </output>
      ) : null}
    </div>
  );
}

/** Whether an option is too long to stand beside its label. */
const isWide = (control: Control): boolean =>
  control.kind === 'select' && control.options.some((option) => option.length > 14);

function Input({id, control, value, onChange}: FieldProps & {id: string}): React.ReactNode {
  switch (control.kind) {
    case 'slider': {
      const {min, max, step, unit} = control;
      return (
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={Number(value)}
          style={{'--progress': `${((Number(value) - min) / (max - min)) * 100}%`}}
          aria-valuetext={unit ? `${value} ${unit}` : undefined}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      );
    }
    case 'select':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={Boolean(value)}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'color':
      return (
        <input
          id={id}
          type="color"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          value={String(value)}
          maxLength={control.maxLength}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
