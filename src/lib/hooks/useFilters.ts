import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** So long after the last change the address follows, in milliseconds. */
const DELAY = 150;

type Filters<Name extends string> = {
  /** The value of each filter; empty when it is not set. */
  values: Record<Name, string>;
  /** Sets one filter; an empty value removes it. */
  set: (name: Name, value: string) => void;
  /** Removes all filters. */
  clear: () => void;
};

/**
 * Filters that live in the query of the address, so that a filtered list can be shared and survives
 * going back. On the server and in the first paint none is set: the page then shows everything.
 */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const {search} = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const [draft, setDraft] = useState<string | null>(null);
  const [seen, setSeen] = useState(search);

  // Any other change of the address, such as going back, wins over what was typed.
  if (seen !== search) {
    setSeen(search);
    setDraft(null);
  }
  useEffect(() => {
    if (draft === null || draft === search) {
      return undefined;
    }
    const timer = window.setTimeout(() => history.replace({search: draft}), DELAY);
    return () => window.clearTimeout(timer);
  }, [draft, search, history]);

  const current = new URLSearchParams(draft ?? (isBrowser ? search : ''));
  const write = (changes: Partial<Record<Name, string>>): void => {
    const next = new URLSearchParams(current);
    for (const [name, value] of Object.entries<string | undefined>(changes)) {
      if (value) {
        next.set(name, value);
      } else {
        next.delete(name);
      }
    }
    const text = next.toString();
    setDraft(text === '' ? '' : `?${text}`);
  };

  return {
    values: Object.fromEntries(names.map((name) => [name, current.get(name) ?? ''])) as Record<
      Name,
      string
    >,
    set: (name, value) => write({[name]: value} as Partial<Record<Name, string>>),
    clear: () =>
      write(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>),
  };
}
