import 'react';
import type {LanguageModelApi} from '../features/ask/model';

/* What there is beside what the types of React and of the browser list. */

declare module 'react' {
  interface CSSProperties {
    /** A variable of the stylesheet. */
    [variable: `--${string}`]: string | number;
  }
}

declare global {
  interface Window {
    /** The site's analytics, where they are set up. */
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
    /** In some browsers: a model on the device. */
    LanguageModel?: LanguageModelApi;
  }

  interface Navigator {
    /** In some browsers: whether the reader asks for little traffic, and how fast it is. */
    connection?: {saveData?: boolean; effectiveType?: string};
  }
}
