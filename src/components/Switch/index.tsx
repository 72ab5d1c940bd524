import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = Omit<React.ComponentProps<'input'>, 'type' | 'role'>;

/** A checkbox for what is on or off at once. Its label is up to whoever uses it. */
export default function Switch({className, ...input}: Props): React.ReactNode {
  return (
    <input {...input} type="checkbox" role="switch" className={clsx(styles.switch, className)} />
  );
}
