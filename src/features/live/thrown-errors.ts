import {loadedModules} from './resolve';

/** Where names come from whose modules need not be loaded yet. */
const HOMES: Record<string, string[]> = {
  react: ['useCallback', 'useEffect', 'useMemo', 'useRef', 'useState'],
  '@remotion/media': ['Audio', 'Video'],
  '@remotion/transitions': ['TransitionSeries', 'linearTiming', 'springTiming'],
  '@remotion/transitions/fade': ['fade'],
  '@remotion/transitions/slide': ['slide'],
  '@remotion/transitions/wipe': ['wipe'],
  '@remotion/layout-utils': ['fitText', 'measureText'],
  '@remotion/paths': ['evolvePath'],
};

/** Errors of browsers and of the toolkit that readers can cause, and what to do about them. */
const SENTENCES: [RegExp, (...parts: string[]) => string][] = [
  [/^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/, explainMissing],
  [
    /only accepts a list of <([\w.]+) \/> components as its children/,
    (child) =>
      `<${child?.split('.')[0]}> only takes <${child}> elements. Put what you show into one of them.`,
  ],
  [
    /The "(\w+)" (?:property|prop) .*must be finite, but got (-?[\d.]+)/,
    (name, value) =>
      `${name} is the text "${value}". Write a number in braces: ${name}={${value}}.`,
  ],
];

/** Puts what code has thrown into a sentence. Null when there is none for it. */
export function explainThrown({name, message}: Error): string | null {
  for (const [at, [form, explain]] of SENTENCES.entries()) {
    const match = at > 0 || name === 'ReferenceError' ? form.exec(message) : null;
    if (match) {
      return explain(...match.slice(1));
    }
  }
  return null;
}

function explainMissing(name = ''): string {
  const [loaded] = loadedModules().find(([, exported]) => name in exported) ?? [];
  const [known] = Object.entries(HOMES).find(([, names]) => names.includes(name)) ?? [];
  const home = loaded ?? known;
  return home === undefined
    ? `${name} isn't defined. Declare it, or check how it's spelled.`
    : `${name} isn't imported. Import it from '${home}'.`;
}
