/** Colors of the site, which change with its color mode. */
export const GROUND = 'var(--site-surface)';
export const PAPER = 'var(--site-background)';
export const LINE = 'var(--site-border)';
export const FAINT = 'var(--site-surface-strong)';
export const TEXT = 'var(--site-text)';
export const MUTED = 'var(--site-muted)';
export const BLUE = 'var(--site-accent)';
export const ON_BLUE = 'var(--site-on-accent)';
export const GREEN = 'var(--code-string)';
export const ORANGE = 'var(--code-number)';
export const PURPLE = 'var(--code-keyword)';
export const RED = 'var(--code-tag)';

/** As in the recording interface, on any ground. */
export const YELLOW = '#e0a800';

export const SANS = "'Inter Variable', system-ui, sans-serif";
export const MONO = "'JetBrains Mono Variable', ui-monospace, monospace";

/** A color with paper in it. */
export const tint = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${Math.round(percent)}%, ${PAPER})`;
