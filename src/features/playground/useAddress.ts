import {useCallback, useEffect, useRef, useState} from 'react';
import {DEFAULT_SETTINGS} from '@site/src/features/live/settings';
import {
  decodeState,
  encodeState,
  isTooLong,
  type PlaygroundState,
} from '@site/src/features/live/url-state';
import {exampleIn} from '@site/src/data/playground-link';
import {examples, type Example} from './examples';

/** How long to wait for the next change before the address follows, in milliseconds. */
const WRITE_AFTER_MS = 400;

type Address = {
  state: PlaygroundState;
  setState: (state: PlaygroundState) => void;
  /** Starts from an example. Back leads to what was there before. */
  open: (example: Example) => Promise<void>;
  /** What is wrong with the address, or null. */
  notice: string | null;
  /** The address of a state, or null when it is too long for one. */
  linkTo: (state: PlaygroundState) => string | null;
};

/** The state of the playground, which lives in the hash of its address. */
export function useAddress(): Address {
  const [state, setKnownState] = useState<PlaygroundState>({code: '', settings: DEFAULT_SETTINGS});
  const [notice, setNotice] = useState<string | null>(null);
  const isFromReader = useRef(false);
  // A broken link stays in the history: the next change adds an entry instead of replacing it.
  const keepsEntry = useRef(false);

  const setState = useCallback((next: PlaygroundState) => {
    isFromReader.current = true;
    setKnownState(next);
  }, []);

  useEffect(() => {
    const read = async () => {
      const read = decodeState(window.location.hash);
      isFromReader.current = false;
      if (read && 'code' in read) {
        setKnownState(read);
        setNotice(null);
      } else {
        const {example, mistake} = read ? {example: examples[0], ...read} : askedExample();
        setNotice(mistake ? `${mistake} The first example is here instead.` : null);
        keepsEntry.current = mistake !== null;
        setKnownState({code: (await example.load()).default, settings: example.settings});
      }
    };
    const onChange = () => void read();
    onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);

  useEffect(() => {
    if (!isFromReader.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const hash = encodeState(state);
      if (isTooLong(state, hash)) {
        setNotice(
          'This code is too long for a link. It stays in this tab; download the project to keep it.',
        );
        return;
      }
      setNotice(null);
      writeHash(hash, keepsEntry.current);
      keepsEntry.current = false;
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const open = useCallback(async ({settings, load}: Example) => {
    const next = {code: (await load()).default, settings};
    isFromReader.current = false;
    writeHash(encodeState(next), true);
    setNotice(null);
    setKnownState(next);
  }, []);

  const linkTo = useCallback((wanted: PlaygroundState) => {
    const hash = encodeState(wanted);
    const {origin, pathname} = window.location;
    return isTooLong(wanted, hash) ? null : origin + pathname + hash;
  }, []);

  return {state, setState, open, notice, linkTo};
}

/** The example that the address names, or the first. */
function askedExample(): {example: Example; mistake: string | null} {
  const asked = exampleIn(window.location.search);
  const found = examples.find(({id}) => id === asked);
  return {
    example: found ?? examples[0],
    mistake: asked === null || found ? null : `There's no example called "${asked}".`,
  };
}

/** Past the router, for which each change would be a visit. Code takes the place of a named example. */
function writeHash(hash: string, isNewEntry: boolean): void {
  const {history, location} = window;
  const address = location.pathname + hash;
  if (isNewEntry) {
    history.pushState(history.state, '', address);
  } else {
    history.replaceState(history.state, '', address);
  }
}
