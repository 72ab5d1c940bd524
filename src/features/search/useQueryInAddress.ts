import {useCallback, useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY_LENGTH} from './limits';
import {readQuery, writeQuery} from './query';

/** So long after the last keystroke the address follows, in milliseconds. */
const DELAY = 150;

type QueryInAddress = {
  /** What stands in the input. */
  text: string;
  setText: (text: string) => void;
  /** What is searched: the query of the address. */
  query: string;
  /** Puts the text into the address at once. */
  commit: () => void;
};

/** The query in `?q=`. Typing replaces it shortly after; any other navigation replaces the text. */
export function useQueryInAddress(): QueryInAddress {
  const {search} = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? readQuery(search) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const [seen, setSeen] = useState(query);

  if (seen !== query) {
    setSeen(query);
    if (query !== written) {
      setTyped(null);
    }
  }
  const commit = useCallback(() => {
    if (typed !== null && typed !== query) {
      setWritten(typed);
      history.replace({search: writeQuery(typed)});
    }
  }, [typed, query, history]);
  useEffect(() => {
    const timer = window.setTimeout(commit, DELAY);
    return () => window.clearTimeout(timer);
  }, [commit]);

  return {
    text: typed ?? query,
    setText: (text) => setTyped(text.slice(0, MAX_QUERY_LENGTH)),
    query,
    commit,
  };
}
