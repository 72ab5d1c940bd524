/** Seconds as a reader says them: `8.4 s`, `1 min 5 s`, `2 h 10 min`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) {
    return `${Number(seconds.toFixed(1))} s`;
  }
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60) {
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  }
  return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
}

/** US dollars, small amounts with as many digits as they need. */
export function formatDollars(dollars: number): string {
  if (dollars >= 1) {
    return `$${dollars.toFixed(2)}`;
  }
  return `$${dollars.toFixed(dollars >= 0.01 ? 3 : 5)}`;
}

/** A price per unit in full: `0.0000133334`. */
export const formatRate = (rate: number): string => rate.toFixed(10).replace(/0+$/, '');
