import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {BloomFrame} from '@site/src/compositions/home/Bloom';
import {BLOOM, INITIAL_BLOOM} from '../Hero/bloom';

/** Frames of the compositions of this page, as HTML. Only the server may import this. */
export const stills = {
  bloom: renderToStaticMarkup(
    <BloomFrame frame={BLOOM.stillFrame} fps={BLOOM.fps} {...INITIAL_BLOOM} />,
  ),
};
