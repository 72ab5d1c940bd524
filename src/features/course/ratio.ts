import type {Settings} from '@site/src/features/live/settings';

/** Width by height of a video, for stylesheets. */
export const ratioOf = ({width, height}: Settings): number =>
  Math.round((width / height) * 1000) / 1000;
