/* Every page loads the whole stylesheet as soon as a reader may do something that needs it. */
import {whenReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';

if (typeof window !== 'undefined') {
  // To wait for the reader is what loads it.
  whenReaderIsThere(() => undefined);
}
