import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** So long after the last change the address follows, in milliseconds. */
const DELAY = 150;

export type Filters<Name extends string> = {
  /** The value of a filter; empty when it is not set. */
  valueOf: (name: Name) => string;
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
  const [written, setWritten] = useState<string | null>(null);

  // Any other change of the address, such as going back, wins over what was typed. Our own comes late,
  // and more may have been typed since.
  if (seen !== search) {
    setSeen(search);
    if (search !== written) {
      setDraft(null);
    }
  }
  useEffect(() => {
    if (draft === null || draft === search) {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      setWritten(draft);
      history.replace({search: draft});
    }, DELAY);
    return () => window.clearTimeout(timer);
  }, [draft, search, history]);

  const current = new URLSearchParams(draft ?? (isBrowser ? search : ''));
  const write = (changes: readonly (readonly [name: Name, value: string])[]): void => {
    const next = new URLSearchParams(current);
    for (const [name, value] of changes) {
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
    valueOf: (name) => current.get(name) ?? '',
    set: (name, value) => write([[name, value]]),
    clear: () => write(names.map((name) => [name, ''])),
  };
}
