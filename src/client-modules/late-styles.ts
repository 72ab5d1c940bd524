/* Every page loads the whole stylesheet as soon as a reader may do something that needs it. */
import {subscribe} from '@site/src/hooks/useReaderIsThere';

if (typeof window !== 'undefined') {
  subscribe(() => undefined);
}
