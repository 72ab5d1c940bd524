/*
 * In place of the framework's `PendingNavigation`, whose other half is in browser-router.tsx: the place
 * that comes here has loaded.
 */
import React, {useState} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {Route, type RouteComponentProps} from 'react-router';

type Location = RouteComponentProps['location'];

type Props = {location: Location; children: React.ReactElement};

/** Shows what stands at a place, and tells the client modules of it. */
export default function Navigation({location, children}: Props): React.ReactNode {
  const [places, setPlaces] = useState<{previous: Location | null; current: Location}>(() => {
    dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location});
    return {previous: null, current: location};
  });
  if (places.current !== location) {
    setPlaces({previous: places.current, current: location});
  }
  return (
    <ClientLifecyclesDispatcher previousLocation={places.previous} location={places.current}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
