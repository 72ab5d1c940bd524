import {isValidElement} from 'react';
import type {PlayerProps} from '@remotion/player';

type Settings = PlayerProps<never, Record<string, unknown>>;

/**
 * The settings of the player that a video renders, for the stage that plays it instead.
 *
 * @throws when it renders something else
 */
export const settingsOf = (rendered: unknown): Settings => {
  if (!isValidElement<Settings>(rendered)) {
    throw new Error('The video renders no player.');
  }
  return rendered.props;
};
