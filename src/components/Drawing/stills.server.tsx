import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {drawings, type DrawingId} from '@site/src/compositions/drawings/drawings';
import {pictures} from '@site/src/compositions/drawings/pictures';

/** The frame of a drawing that says most, as HTML. */
export function stillOf(id: DrawingId): string {
  const Picture = pictures[id];
  return renderToStaticMarkup(<Picture frame={drawings[id].stillFrame} />);
}
