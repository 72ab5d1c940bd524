import {startTransition, useEffect, useRef, useState} from 'react';

/** A workbench that has loaded, with the elements that it fills. */
type Live<Workbench, Places> = {Workbench: Workbench; places: Places};

/**
 * Loads a workbench once it's wanted, and finds the places on the page that it fills.
 *
 * @param load stays the same function
 * @param findPlaces the elements to fill, once they are there
 */
export function useLateWorkbench<Workbench, Places>(
  isWanted: boolean,
  load: () => Promise<{default: Workbench}>,
  findPlaces: () => Places | null,
): {live: Live<Workbench, Places> | null; hasFailed: boolean} {
  const [live, setLive] = useState<Live<Workbench, Places> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(findPlaces);

  useEffect(() => {
    latest.current = findPlaces;
  });

  useEffect(() => {
    if (isWanted) {
      load().then(
        (module) => {
          const places = latest.current();
          if (places) {
            // In slices, so that the page answers meanwhile.
            startTransition(() => setLive({Workbench: module.default, places}));
          }
        },
        () => setHasFailed(true),
      );
    }
  }, [isWanted, load]);

  return {live, hasFailed};
}
