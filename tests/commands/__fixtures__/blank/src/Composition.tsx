/** An empty canvas. */
export const MyComposition = () => null;
