import type {Browser} from '@playwright/test';
import type {Site} from '../sites';
import type {Values} from '../values';

/** A guide that stands for all: text, code and a table, of middling length. */
export const GUIDE = '/docs/the-fundamentals';

export const FIRST_OF_DOCS = '/docs/';

/** A site with the address that its build is served at. */
export type Served = Site & {origin: string};

/** Measures something of all sites once, in turns, and adds it to the values. */
export type MeasurePart = (sites: Served[], values: Values, browser: Browser) => Promise<void>;
