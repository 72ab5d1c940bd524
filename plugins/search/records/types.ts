/** A page as the search knows it: its title and its sections in order. */
export type PageRecord = {
  /** Below the base URL, without a slash in front: `docs/spring`. Empty for the home page. */
  path: string;
  title: string;
  description: string;
  /** Label of the closest sidebar category, or of the part of the site. */
  category: string;
  kind: string;
  /** Names that stand for the page besides its title: exports, commands. */
  names: string[];
  /** The exports that it documents, the main one first: `remotion#spring`. */
  symbols?: string[];
  /** Phrases and questions that readers use before they know the title. Searched, never shown. */
  asked?: string[];
  /** What stands before the first heading. */
  intro: SectionText;
  sections: SectionRecord[];
  /** Paths of this site that its text links to, as they stand there, without query and hash. */
  links?: string[];
  /** Markdown of the part before the first section, then of each section, if it is known. */
  passages?: string[];
};

export type SectionText = {text: string; code: string};

export type SectionRecord = SectionText & {
  /** Heading level, 2 to 6. */
  level: number;
  heading: string;
  anchor: string;
};
