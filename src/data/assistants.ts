/** Assistants that take a question in their address. */
export const assistants = [
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?q='},
  {name: 'Perplexity', ask: 'https://www.perplexity.ai/search?q='},
] as const;
