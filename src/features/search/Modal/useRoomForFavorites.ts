import {useEffect} from 'react';
import {inputOf} from './input';

/** With favorites there is room for so many recent searches, without any for seven. */
const MAX_RECENT = 4;

/** Hits of the last query stay for a moment when the input is emptied. They can't be kept. */
const STORED_HIT = '.DocSearch-Hit:has(.DocSearch-Hit-action-button)';

/**
 * Starts the modal over when the first favorite takes room from the recent searches, which it counts
 * at its start alone.
 */
export function useRoomForFavorites(onStartOver: (query: string) => void): void {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (hasTooManyRecent()) {
        onStartOver('');
      }
    });
    observer.observe(document.querySelector('.DocSearch-Dropdown') ?? document.body, {
      childList: true,
      subtree: true,
    });
    return () => observer.disconnect();
  }, [onStartOver]);
}

function hasTooManyRecent(): boolean {
  const [recent, favorites] = Array.from(
    document.querySelectorAll('.DocSearch-Dropdown .DocSearch-Hits'),
  );
  return (
    inputOf(document)?.value === '' &&
    favorites !== undefined &&
    (recent?.querySelectorAll(STORED_HIT).length ?? 0) > MAX_RECENT
  );
}
