import {resolve} from 'node:path';

/** Absolute path of the project: the folder that holds `package.json`. */
export const ROOT = resolve(__dirname, '..', '..');
