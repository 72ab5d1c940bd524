/** What agents can take from the site besides its pages. `llms.txt` names it. */
export const offers = [
  {
    title: 'AGENTS.md',
    path: '/AGENTS.md',
    says: "rules for an agent that writes videos. Save it in a project's root.",
  },
  {
    title: 'Agent Skills',
    path: '/.well-known/agent-skills/index.json',
    says: 'instructions for set-up, animation, rendering, Lambda, the Player and captions.',
  },
  {
    title: 'MCP server',
    path: '/docs/ai/mcp.md',
    says: 'how to start it with npx. It searches these pages, checks code and explains errors.',
  },
];
