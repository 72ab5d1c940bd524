import React from 'react';
import styles from './styles.module.css';

/** Cards side by side, as many as fit. Each child is one card. */
export default function CardGrid({
  label,
  children,
}: {
  /** What the cards are, where no heading says it. */
  label?: string;
  children: React.ReactNode;
}): React.ReactNode {
  return (
    <ul className={styles.grid} role="list" aria-label={label}>
      {children}
    </ul>
  );
}

export function Card({
  title,
  children,
}: {
  title: string;
  children: React.ReactNode;
}): React.ReactNode {
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
