/*
 * In place of the router's `BrowserRouter`, for the framework's client alone. There, the new place is
 * told to all at once, and what shows the old page until the code of the next one is there renders it
 * once more: React tells whoever asks for the place, also below a provider that has kept the old one.
 * Here the new place is told when its code is there.
 */
import React, {useInsertionEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import preload from '@docusaurus/core/lib/client/preload';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {createBrowserHistory, type Action, type History} from 'history';
import {__HistoryContext as HistoryContext, __RouterContext as RouterContext} from 'react-router';
import {applyLateStyles} from '../first-paint/late-styles';

export function BrowserRouter({children}: React.PropsWithChildren): React.ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const [location, setLocation] = useState(history.location);

  const first = useRef(location);
  useLayoutEffect(() => follow(history, first.current, setLocation), [history]);
  // With the elements of the next page, not before: those of the old one need no more rules.
  useInsertionEffect(() => {
    if (location !== first.current) {
      applyLateStyles();
    }
  }, [location]);

  const {pathname} = location;
  const context = useMemo(
    () => ({
      history,
      location,
      match: {path: '/', url: '/', params: {}, isExact: pathname === '/'},
    }),
    [history, location, pathname],
  );
  return (
    <RouterContext.Provider value={context}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}

/** The client names it as well. index.ts makes sure that the site doesn't use it. */
export {BrowserRouter as HashRouter};

/**
 * Calls back with each place that the reader goes to, once all that it needs has loaded, and only if
 * they haven't gone elsewhere meanwhile.
 *
 * @param first the place that is shown now
 * @returns what ends it
 */
function follow(
  history: History,
  first: History['location'],
  show: (location: History['location']) => void,
): () => void {
  let shown = first;
  let wanted = shown;
  const onChange = (location: History['location'], action: Action): void => {
    wanted = location;
    const next = normalizeLocation(location);
    const onLoad = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: normalizeLocation(shown),
      location: next,
    });
    const onLoaded = (): void => {
      if (wanted === location) {
        onLoad();
        shown = location;
        show(location);
      }
    };
    preload(next.pathname).then(
      // In the task of a click, React would run all effects of the next page before it can be painted. Who goes
      // back gets it in the task of that step: the browser then looks for the place that they had come from.
      () => (action === 'POP' ? onLoaded() : setTimeout(onLoaded)),
      (error: unknown) => {
        console.warn(error);
        // Its files may be gone, since the site was published again.
        window.location.reload();
      },
    );
  };
  const stop = history.listen(onChange);
  // A page that leads elsewhere as it mounts has done so before.
  if (history.location !== shown) {
    onChange(history.location, history.action);
  }
  return stop;
}
