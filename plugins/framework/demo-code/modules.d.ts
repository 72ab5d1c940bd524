/** The code of a video for values of its demo. */
declare module '*?code' {
  const write: (values: Record<string, string | number | boolean>) => string;
  export default write;
}
