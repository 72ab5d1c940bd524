/*
 * What is counted in the snapshot of the packages, src/data/generated/api. A test counts again.
 * What isn't released, or exports nothing, doesn't count.
 */
export const COUNTS = {packages: 37, options: 47, codecs: 11};

/** Version of the packages that were counted. */
export const COUNTED_VERSION = '4.0.383';
