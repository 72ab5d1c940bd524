/** The colors of the compositions on the home page, from cold to warm. */
export const HUES = ['#6ea8ff', '#8d7bff', '#c18cff', '#ff8fb3', '#ffb27a', '#ffd98a', '#7fdcae'];

export const NIGHT = '#0b1128';
export const SANS = "'Inter Variable', system-ui, sans-serif";

/** Enough digits for a picture, and the same text on every machine. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
