import {appleWow} from './AppleWow/entries';
import {drawingEntries} from './drawings/entries';
import {flowEntries} from './flows/entries';
import {home} from './home/entries';
import {originals} from './originals/entries';
import {templates} from './templates/entries';
import type {CompositionEntry} from './types';

/** All compositions by folder, in the order of the studio. */
export const folders: {name: string; entries: CompositionEntry[]}[] = [
  {name: 'Home', entries: home},
  {name: 'Originals', entries: originals},
  {name: 'Templates', entries: templates},
  {name: 'Diagrams', entries: flowEntries},
  {name: 'Drawings', entries: drawingEntries},
  {name: 'AppleWow', entries: appleWow},
];

/** All compositions in one list. Pages import the list of their own folder instead. */
export const registry: CompositionEntry[] = folders.flatMap(({entries}) => entries);
