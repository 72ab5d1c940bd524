type FrontMatter = Record<string, unknown>;

/** Labels of the sidebar that name a place in a section, and nothing away from it. */
const PLACES = ['Overview', 'Setup', 'Demo', 'FAQ', 'Rendering', 'Metadata', 'Best practices'];

/**
 * Front matter with the page's title as its label in "Previous" and "Next", where its label in the sidebar
 * says too little: "Next: @remotion/lottie" instead of "Next: Overview".
 */
export function withPaginationLabel(frontMatter: FrontMatter): FrontMatter {
  const {sidebar_label: label, title} = frontMatter;
  return typeof label === 'string' && PLACES.includes(label)
    ? {pagination_label: title, ...frontMatter}
    : frontMatter;
}
