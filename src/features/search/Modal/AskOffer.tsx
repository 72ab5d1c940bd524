import React, {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import {createPortal} from 'react-dom';
import {useIsAnswering} from '../../ask/useIsAnswering';

type Props = {
  container: RefObject<HTMLElement | null>;
  initialQuery: string;
  onAsk: (question: string) => void;
};

/** Below the modal's input: the same words as a question to "Ask AI". Also by Control or Command+I. */
export function AskOffer({container, initialQuery, onAsk}: Props): React.ReactNode {
  const isAnswering = useIsAnswering();
  const [query, setQuery] = useState(initialQuery);
  const [place] = useState(() => document.createElement('div'));

  useEffect(() => {
    const root = container.current;
    const bar = root?.querySelector('.DocSearch-SearchBar');
    if (!isAnswering || !root || !bar) {
      return undefined;
    }
    bar.after(place);
    const input = root.querySelector<HTMLInputElement>('.DocSearch-Input');
    const read = () => setQuery(input?.value ?? '');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'i' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        event.stopPropagation();
        onAsk(input?.value ?? '');
      }
    };
    // Behind React's listener on the body. What is set before it is rendered before it, with the
    // query of before: the letter would be gone from the input when the modal comes to read it.
    document.addEventListener('input', read);
    document.addEventListener('reset', read);
    root.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('input', read);
      document.removeEventListener('reset', read);
      root.removeEventListener('keydown', onKeyDown);
      place.remove();
    };
  }, [container, place, isAnswering, onAsk]);

  return query.trim()
    ? createPortal(
        <button type="button" className="search-ask" onClick={() => onAsk(query)}>
          <span>
            Ask AI: <strong>{query}</strong>
          </span>
          <kbd>{/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'} I</kbd>
        </button>,
        place,
      )
    : null;
}
