import type {Mistake} from '../exercise';
import {factsOf} from './facts';

const HOOKS = ['useCurrentFrame', 'useVideoConfig'];

/** What `useVideoConfig()` returns, and what readers take for it. */
const CONFIG_FIELD =
  /\b(?:const|let|var)\s+(fps|width|height|durationInFrames)\s*=\s*useVideoConfig\(\)\s*[;\n]/;

/** Says why an answer can't draw what it's meant to, if its code tells. */
export function causeIn(code: string): string | null {
  const {declared, named, texts, values, elements, called, objects, read} = factsOf(code);
  const uncalled = HOOKS.find((hook) => named.has(hook) && !called.has(hook));
  if (uncalled) {
    return `${uncalled} is a function. Call it: ${uncalled}().`;
  }
  const [, field] = CONFIG_FIELD.exec(code) ?? [];
  if (field !== undefined) {
    return `useVideoConfig() returns an object. Take ${field} out of it: const {${field}} = useVideoConfig().`;
  }
  const names = [...declared];
  const text = names.find((name) => texts.has(name));
  if (text !== undefined) {
    return `Your code shows the word "${text}". Put it into braces to show its value: {${text}}.`;
  }
  const component = names.find((name) => /^[A-Z]/.test(name) && elements.has(lowerFirst(name)));
  if (component !== undefined) {
    return `<${lowerFirst(component)}> is an HTML element to React. Components begin with a capital letter: <${component}>.`;
  }
  const unknown = [...read]
    .map((each) => each.split('.'))
    .find(
      ([object = '', property = '']) =>
        objects.has(object) && !objects.get(object)?.includes(property),
    );
  if (unknown) {
    const [object = '', property = ''] = unknown;
    return `${object} has no ${property}. It has ${(objects.get(object) ?? []).join(', ')}.`;
  }
  const quoted = names.find((name) => values.has(name));
  return quoted === undefined
    ? null
    : `'${quoted}' is a text. Write ${quoted} without quotes to use its value.`;
}

/** Says that `interpolate()` goes on past its range, where a frame that differs is outside of it. */
export function unclampedIn(code: string, frame: number): string | null {
  const {ranges} = factsOf(code);
  const after = ranges.find(({last, stopsRight}) => frame > last && !stopsRight);
  const before = ranges.find(({first, stopsLeft}) => frame < first && !stopsLeft);
  const [side, word, edge] = after
    ? ['Right', 'after', after.last]
    : ['Left', 'before', before?.first ?? 0];
  return after || before
    ? `Frame ${frame}: interpolate() goes on past its range, so its value changes ${word} frame ${edge}, too. Stop it there with extrapolate${side}: 'clamp'.`
    : null;
}

/** The first of the mistakes of an exercise that an answer has made. */
export function mistakeIn(code: string, mistakes: Mistake[]): Mistake | null {
  const text = strip(code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''));
  const has = (part: string) => text.includes(strip(part));
  return mistakes.find(({code: parts, without}) => parts.every(has) && !without.some(has)) ?? null;
}

/** How code is written counts for nothing. */
const strip = (code: string): string => code.replace(/[\s"'`]/g, '');

/** Names of the site's files in code: `/media/ribbon.webp`. */
const FILE = /(["'`])(\/[\w./-]+\.\w{2,5})\1/g;

/** Says that a file doesn't exist that the code names. */
export async function missingFileIn(code: string): Promise<string | null> {
  for (const [, , file = ''] of code.matchAll(FILE)) {
    const response = await fetch(file, {method: 'HEAD'}).catch(() => null);
    if (response && (!response.ok || response.headers.get('content-type')?.includes('text/html'))) {
      return `The file ${file} wasn't found. Check its name.`;
    }
  }
  return null;
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
