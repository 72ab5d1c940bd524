import {originalOf, originals, type Original} from './originals';
import type {ShowcaseKind} from './showcase';

/** What people make with Remotion, shown by a video of ours that is made the same way. */
export type Technique = {
  original: Original;
  /** What it's called: `Year in review`. */
  label: string;
  /** The kind of showcase entries that are made like it. */
  kind: ShowcaseKind;
  /** The template to build it on. A test holds its name and title to `templates.json`. */
  template: {name: string; title: string};
  /** Plays while it's in view. The others wait for the pointer, where there is one. */
  isLead?: boolean;
};

/** In the order in which pages show them. */
export const techniques: Technique[] = [
  technique('YearInReview', 'Year in review', 'personal', {name: 'next', title: 'Next.js'}),
  lead(technique('ChartRace', 'Data video', 'data', {name: 'stargazer', title: 'Stargazer'})),
  technique('Karaoke', 'Captions', 'social', {name: 'tiktok', title: 'TikTok'}),
  technique('TypedCode', 'Code', 'explainer', {name: 'code-hike', title: 'Code Hike'}),
  lead(technique('Route', 'Map', 'data', {name: 'blank', title: 'Blank'})),
  technique('Spectrum', 'Music visualization', 'music', {
    name: 'music-visualization',
    title: 'Music Visualization',
  }),
  technique('ProductCard', 'Product video', 'product', {
    name: 'render-server',
    title: 'Render Server',
  }),
  lead(technique('Trailer', 'Trailer', 'trailer', {name: 'hello-world', title: 'Hello World'})),
];

/** The originals that stand for no technique. They are motion design for its own sake. */
export const studies: Original[] = originals.filter(
  ({id}) => !techniques.some(({original}) => original.id === id),
);

function technique(
  id: string,
  label: string,
  kind: ShowcaseKind,
  template: Technique['template'],
): Technique {
  return {original: originalOf(id), label, kind, template};
}

function lead(one: Technique): Technique {
  return {...one, isLead: true};
}
