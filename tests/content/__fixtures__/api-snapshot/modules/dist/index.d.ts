import type {ComponentType, ReactNode, RefAttributes} from 'react';
import type {AnyShape} from 'a-package-that-nobody-installed';

/** A function or a class, with another component that hangs on it. */
export declare const Tile: ComponentType<
  {readonly width?: number; readonly edge?: string} & RefAttributes<HTMLDivElement>
> & {
  Corner: ComponentType<{radius: number}>;
};

type And<A extends boolean, B extends boolean> = A extends true
  ? B extends true
    ? true
    : false
  : false;

type ByShape<Shape extends AnyShape, Values extends Record<string, unknown>> =
  And<AnyShape extends Shape ? true : false, {} extends Values ? true : false> extends true
    ? {defaults?: {}}
    : {defaults: Values};

export type SceneProps<Shape extends AnyShape, Values extends Record<string, unknown>> = {
  readonly id: string;
  readonly shape?: Shape;
} & ({lazy: () => Promise<Values>} | {values: Values}) &
  ByShape<Shape, Values>;

/** Its shape is of a package that isn't there, which makes `any` of all its props. */
export declare const Scene: <Shape extends AnyShape, Values extends Record<string, unknown>>(
  props: SceneProps<Shape, Values> & RefAttributes<HTMLDivElement>,
) => ReactNode;

export declare const measure: (options?: {unit?: string}) => number;

export {};
