/** Files that are published from a code block of a page: where, and the page and title of the block. */
export const downloads = {
  '/docs/ai/remotion-prompt.md': {page: '/docs/ai/system-prompt', title: 'remotion-prompt.md'},
  '/AGENTS.md': {page: '/docs/ai/system-prompt', title: 'AGENTS.md'},
};
