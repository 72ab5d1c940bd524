import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {BloomFrame} from '@site/src/compositions/home/Bloom';
import {RecapFrame} from '@site/src/compositions/home/Recap';
import {ReleaseFrame} from '@site/src/compositions/home/Release';
import {BLOOM, INITIAL_BLOOM} from '../Hero/bloom';
import {INITIAL_RECAP, RECAP, stillFrameOf} from '../Parametrize/recap';
import {INITIAL_RELEASE, RELEASE} from '../PreviewAndEdit/release';

/** Frames of the compositions of this page, as HTML. */
export const stills = {
  bloom: renderToStaticMarkup(
    <BloomFrame frame={BLOOM.stillFrame} fps={BLOOM.fps} {...INITIAL_BLOOM} />,
  ),
  release: renderToStaticMarkup(
    <ReleaseFrame frame={RELEASE.stillFrame} fps={RELEASE.fps} {...INITIAL_RELEASE} />,
  ),
  recap: renderToStaticMarkup(
    <RecapFrame frame={stillFrameOf(INITIAL_RECAP)} fps={RECAP.fps} {...INITIAL_RECAP} />,
  ),
};
