/*
 * In place of the router's `Route`, where the framework keeps the old page on screen until the code of the
 * next one is there. There, the old page is rendered once more after each click, because its context is a
 * new object with the same content; here the context stays the same object.
 */
import React, {useContext, useMemo} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

type Props = {location: RouteComponentProps['location']; render: () => React.ReactNode};

/** Shows what stands at a place, and renders it again when that place changes, not when the URL does. */
export function Route({location, render}: Props): React.ReactNode {
  const {history, staticContext} = useContext(RouterContext);
  const {pathname} = location;
  const context = useMemo(
    () => ({
      history,
      location,
      match: {path: '/', url: '/', params: {}, isExact: pathname === '/'},
      ...(staticContext ? {staticContext} : {}),
    }),
    [history, location, pathname, staticContext],
  );
  return <RouterContext.Provider value={context}>{render()}</RouterContext.Provider>;
}
