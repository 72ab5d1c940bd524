/**
 * A value that has to be there.
 *
 * @param missing the sentence that ends the build when it isn't
 */
export function needed<Value>(value: Value | null | undefined, missing: string): Value {
  if (value === null || value === undefined) {
    throw new Error(missing);
  }
  return value;
}
