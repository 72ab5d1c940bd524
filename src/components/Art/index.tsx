import React from 'react';
import clsx from 'clsx';
import {pick, randomFrom} from './random';
import styles from './styles.module.css';

/** Pairs of colors of the design that go together. They follow the color mode. */
const INKS = [
  ['--code-function', '--code-keyword'],
  ['--code-keyword', '--code-tag'],
  ['--code-tag', '--code-number'],
  ['--code-string', '--code-function'],
  ['--code-number', '--code-property'],
  ['--code-function', '--code-string'],
] as const;

type Props = {
  /** Decides about the colors. */
  seed: string;
  width: number;
  height: number;
  /** A full ground of color, in place of a tint. */
  solid?: boolean;
  className?: string | undefined;
  children: React.ReactNode;
};

/**
 * The ground of a drawing. What is drawn on it uses `currentColor` and `var(--ink-2)`, and
 * `var(--paper)` for what lies on top. A drawing is decoration: what it shows stands beside it as text.
 */
export default function Art({
  seed,
  width,
  height,
  solid = false,
  className,
  children,
}: Props): React.ReactNode {
  const [ink, second] = pick(INKS, randomFrom(seed));
  return (
    <svg
      className={clsx(styles.art, solid && styles.solid, className)}
      style={{'--ink': `var(${ink})`, '--ink-2': `var(${second})`}}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
