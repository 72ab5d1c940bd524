/**
 * A number in English, with commas between thousands: `10,240`. Without `Intl`, for the reason in
 * `dates.ts`.
 *
 * @param digits how many digits stand behind the point at most
 */
export function formatNumber(value: number, digits = 0): string {
  const [whole = '', fraction] = String(Number(value.toFixed(digits))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
