import entries from './showcase.json';

/** Kinds of showcase entries. The order is that of the filter. */
export const showcaseKinds = [
  {id: 'product', label: 'Products'},
  {id: 'data', label: 'Data and maps'},
  {id: 'explainer', label: 'Explainers and talks'},
  {id: 'personal', label: 'Personalized'},
  {id: 'motion', label: 'Motion design'},
  {id: 'trailer', label: 'Trailers and ads'},
  {id: 'social', label: 'Social clips'},
  {id: 'music', label: 'Music and audio'},
] as const;

export type ShowcaseKind = (typeof showcaseKinds)[number]['id'];

/** What a link of a showcase entry leads to, in the order in which links are shown. */
export const showcaseLinkTypes = ['video', 'website', 'source-code', 'tutorial'] as const;

export type ShowcaseLinkType = (typeof showcaseLinkTypes)[number];

/** The longest title that an entry may have, in characters. */
export const SHOWCASE_TITLE_LENGTH = 80;

/** A video or a product that somebody made. A content test holds showcase.json to this. */
export type ShowcaseEntry = {
  slug: string;
  title: string;
  kind: ShowcaseKind;
  author: {name: string; url: string} | null;
  links: {type: ShowcaseLinkType; url: string}[];
  /** Size of the clip in pixels. */
  width: number;
  height: number;
  /** The year in which it was submitted. */
  year: number;
};

/** The entries in the order of their file. */
export const showcase = entries as ShowcaseEntry[];
