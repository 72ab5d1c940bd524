/** Stands where the search button stands. */
export default function Nothing(): null {
  return null;
}
