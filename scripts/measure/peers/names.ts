/** The sites that are measured: this one first, then its peers. */
export const SITES = ['ours', 'stock', 'starlight'] as const;

export type SiteName = (typeof SITES)[number];

/** A site that is made from this one's Markdown. */
export type PeerName = Exclude<SiteName, 'ours'>;

export const PEERS = SITES.filter((name): name is PeerName => name !== 'ours');

export const TITLES: Record<SiteName, string> = {
  ours: 'ours',
  stock: 'stock Docusaurus',
  starlight: 'Starlight',
};

/** What can be measured alone with `--only`, in the order in which it happens. */
export const PARTS = ['build', 'start', 'weigh', 'paint', 'navigation', 'search'] as const;

export type Part = (typeof PARTS)[number];
