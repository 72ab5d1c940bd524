import type {Settings} from '@site/src/features/live/settings';

/** The part of the frame's width that each of the two previews has. */
const SHARE = 0.49;

/** Width by height of a frame that shows a preview and its goal side by side. */
export const comparisonRatio = ({width, height}: Pick<Settings, 'width' | 'height'>): number =>
  Math.round((width / height / SHARE) * 1000) / 1000;
