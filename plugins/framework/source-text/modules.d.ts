/** The text of a file. */
declare module '*?source' {
  const text: string;
  export default text;
}
