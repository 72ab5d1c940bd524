type FrontMatter = Record<string, unknown>;

/** Labels of the sidebar that say enough within their section, and too little away from it. */
const PLACES = [
  'Overview',
  'Setup',
  'Demo',
  'FAQ',
  'Rendering',
  'Metadata',
  'Best practices',
  'Multiple buckets',
  'Production checklist',
  'Light client',
  'Permissions',
  'Get help',
  'Transitions',
];

/** What a page is called where another one leads to it: its short label, or its title if that says too little. */
export const nameElsewhere = ({sidebar_label: label, title}: FrontMatter): string =>
  String(label === undefined || isPlace(label) ? title : label);

/**
 * Front matter with the page's title as its label in "Previous" and "Next", where its label in the sidebar
 * says too little: "Next: @remotion/lottie" instead of "Next: Overview".
 */
export const withPaginationLabel = (frontMatter: FrontMatter): FrontMatter =>
  isPlace(frontMatter.sidebar_label)
    ? {pagination_label: frontMatter.title, ...frontMatter}
    : frontMatter;

const isPlace = (label: unknown): boolean => typeof label === 'string' && PLACES.includes(label);
