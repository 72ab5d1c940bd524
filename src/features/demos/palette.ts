/*
 * The colors of the pictures: the site's tokens in their values for dark, because a video looks the
 * same on a light and on a dark page. Code shows them as they are.
 */
export const GROUND = '#121826';
/** Text on one of the bright colors. */
export const INK = '#061021';
export const PANEL = '#1b2436';
export const LINE = '#2c3850';
export const TEXT = '#e6ebf4';
export const MUTED = '#a0acc2';
export const BLUE = '#7fb3ff';
export const GREEN = '#7fdcae';
export const ORANGE = '#ffb27a';
export const PINK = '#ff94b0';
export const VIOLET = '#cf9bff';
export const YELLOW = '#e8c477';

export const SANS = "'Inter Variable', system-ui, sans-serif";
export const MONO = "'JetBrains Mono Variable', ui-monospace, monospace";
