/** Longest query that can be typed, in characters. Alone, since every page carries it. */
export const MAX_QUERY_LENGTH = 64;
