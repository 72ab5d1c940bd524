import type {FC, HTMLAttributes} from 'react';

type Internal = {
  /** Not part of any sentence on the site. */
  speed: number;
};

type AsFile = {mode: 'file'; path: string; retries?: number};
type AsBuffer = {mode: 'buffer'; size?: number};

/**
 * Prose that stays in the package.
 */
export declare const store: (
  target: AsFile | AsBuffer,
  options?: {
    /** @default 3 */
    attempts?: number;
    internal?: Internal;
  },
) => Promise<{bytes: number}>;

export type BoxProps = {
  readonly width?: number;
  /** @deprecated Use `width`. */
  readonly w?: number;
  readonly _secret?: string;
};

export declare const Box: FC<BoxProps & HTMLAttributes<HTMLDivElement>>;

export declare function sum(a: number, b?: import('./other').Count): number;
export declare function sum(all: number[]): number;

export declare const BoxInternals: {secret: number};
export declare const VERSION = '1.2.3';

export {};
