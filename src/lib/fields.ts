/** The fields of a value of unknown origin; none when it is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? {...value} : {};
