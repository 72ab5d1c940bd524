/** Name of the function that guarded code calls. No program has a reason to use it. */
export const GUARD = '__guard';
