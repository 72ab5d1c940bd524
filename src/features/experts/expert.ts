import type {Expert} from '@site/plugins/browser';

/** The first letters of the first and the last name: `MA` for `Mickaël Alves`. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.at(-1) ?? ''].map((word) => word.charAt(0).toUpperCase()).join('');
}

export type Profile = {label: string; text: string; url: string};

/** Where an expert is to be found on the web. */
export function profilesOf({website, x, github}: Expert): Profile[] {
  return [
    ...(website ? [{label: 'Website', text: shortAddress(website), url: website}] : []),
    ...(x ? [{label: 'X', text: `@${x}`, url: `https://x.com/${x}`}] : []),
    ...(github ? [{label: 'GitHub', text: github, url: `https://github.com/${github}`}] : []),
  ];
}

/** An address as people say it: `captok.ai` for `https://www.captok.ai/`. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** The person in the vocabulary of schema.org, for search engines. */
export function personOf(expert: Expert, page: string): object {
  const profiles = profilesOf(expert).map(({url}) => url);
  return {
    '@type': 'Person',
    name: expert.name,
    mainEntityOfPage: page,
    ...(expert.website ? {url: expert.website} : {}),
    ...(profiles.length > 0 ? {sameAs: profiles} : {}),
    knowsAbout: ['Remotion', ...expert.topics],
  };
}
