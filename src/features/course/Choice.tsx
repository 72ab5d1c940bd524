import React from 'react';
import clsx from 'clsx';
import styles from './exercise.module.css';

type Props = {
  /** What is chosen, for screen readers. It's the same for one choice of a page only. */
  legend: string;
  names: string[];
  /** Place of the name that is chosen. */
  chosen: number;
  onChoose: (at: number) => void;
};

/** One of a few, beside each other. */
export default function Choice({legend, names, chosen, onChoose}: Props): React.ReactNode {
  return (
    <fieldset className={styles.views}>
      <legend>{legend}</legend>
      {names.map((name, at) => (
        <label key={name} className={clsx(at === chosen && styles.chosen)}>
          <input type="radio" name={legend} checked={at === chosen} onChange={() => onChoose(at)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
