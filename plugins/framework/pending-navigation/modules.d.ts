import 'react-router';
import type {Context} from 'react';
import type {History} from 'history';

declare module 'react-router' {
  /** What `useHistory()` reads. The package exports it, and its types leave it out. */
  export const __HistoryContext: Context<History>;
}
