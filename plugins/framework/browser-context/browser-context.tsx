/*
 * In place of the framework's module of this name. There, everything that differs in a browser is
 * rendered in the same task as the effects of the whole page; here afterwards, in slices.
 */
import React, {createContext, startTransition, useEffect, useState} from 'react';

export const Context = createContext(false);

export function BrowserContextProvider({children}: {children: React.ReactNode}): React.ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
