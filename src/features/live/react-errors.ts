/** How React's production build says that something is wrong: a number, and what belongs to it. */
const MINIFIED = /^Minified React error #(\d+); visit (\S+)/;

/** What hooks read from, before React has set it. Browsers word this differently. */
const NO_DISPATCHER = /null.*\buse[A-Z]|\buse[A-Z].*null/;

const OUTSIDE =
  'A hook is called outside of a component. Call functions such as useCurrentFrame() at the top of a component.';
const ASYNC =
  "A component can't be async. Load what it needs in an effect, and return its elements at once.";
const OTHER_HOOKS =
  'A component calls other hooks than in the frame before. Call all hooks at its top, before any if, loop or return.';
const INNER_HTML =
  "dangerouslySetInnerHTML takes an object: {__html: '…'}. Elements that have it can't have children.";

/** What readers can cause, by the number that React gives it. */
const SENTENCES: Record<number, (...args: string[]) => string> = {
  31: (found = 'object') =>
    `React can't show an ${found.replace(/^\[object (.*)\]$/, 'object of type $1')}. Show one of its values, or make a string of it.`,
  60: () => INNER_HTML,
  61: () => INNER_HTML,
  62: () => "A style has to be an object: style={{color: 'red'}}.",
  130: (type = 'undefined') =>
    type === 'undefined'
      ? "An element's type is undefined. Check that its component exists and that you import it by the right name."
      : `An element's type is ${type}. It has to be a component or a name such as div.`,
  137: (tag = 'img') => `<${tag}> can't have children. Close it at once: <${tag} />.`,
  185: () =>
    'A component sets its state after every render, so it never ends. Compute the value from the frame instead.',
  300: () => OTHER_HOOKS,
  301: () =>
    'A component sets its state while it renders, so it never ends. Compute the value from the frame instead.',
  310: () => OTHER_HOOKS,
  321: () => OUTSIDE,
  482: () => ASYNC,
};

/** The numbers that have a sentence. */
export const REACT_ERRORS: number[] = Object.keys(SENTENCES).map(Number);

/** Puts what React says of live code into a sentence. Null when there is none for it. */
export function explainReactError({name, message}: Error): string | null {
  if (name === 'TypeError' && NO_DISPATCHER.test(message)) {
    return OUTSIDE;
  }
  const [, number, url = ''] = MINIFIED.exec(message) ?? [];
  const explain = SENTENCES[Number(number)];
  return explain ? explain(...argumentsOf(url)) : null;
}

/** What React puts into its own sentence: `?args[]=object&args[]=` of an address. */
const argumentsOf = (url: string): string[] =>
  [...new URLSearchParams(url.split('?')[1])].map(([, value]) => value);
