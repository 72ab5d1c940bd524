import React, {useId} from 'react';
import clsx from 'clsx';
import Switch from '@site/src/components/Switch';
import type {Types} from './useTypes';
import styles from './styles.module.css';

type Props = {types: Types; className?: string};

/** Turns TypeScript in the editors on and off. */
export default function TypesSwitch({
  types: {isOn, setOn, isLoading},
  className,
}: Props): React.ReactNode {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(styles.types, className)}
      title="Completion, signatures and mistakes, from TypeScript"
    >
      <Switch
        id={id}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
        aria-busy={isLoading}
      />
      Types
    </label>
  );
}
