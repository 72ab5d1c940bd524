/** Words and signs of messages. Names and tasks that people search for rarely have them. */
const SIGNS =
  /error|warn|fail|cannot|can'?t\b|could not|must |invalid|unable|\bnot |exceed|timed? ?out|was called|waiting for|mismatch|crash|quit|denied|[:"`<>…]/i;

const LEAST_WORDS = 3;

/** Whether a query or a question may be a message, so that it's worth to load the index of them. */
export const looksLikeError = (text: string): boolean =>
  text.trim().split(/\s+/).length >= LEAST_WORDS && SIGNS.test(text);
