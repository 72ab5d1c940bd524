const PARAMETER = 'example';

/**
 * Where the playground opens with an example. Unlike a link that carries code, it stays short, and
 * always leads to the code of today.
 */
export const playgroundLink = (exampleId: string): string =>
  `/playground/?${PARAMETER}=${exampleId}`;

/** The id of the example that the query of an address asks for, or null. */
export const exampleIn = (query: string): string | null =>
  new URLSearchParams(query).get(PARAMETER);
