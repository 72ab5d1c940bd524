import type {MediaUtilsAudioData} from '@remotion/media-utils';
import {getTune} from '../tune';

export * from '@remotion/media-utils';

/** Instead of a file that would be loaded and decoded, the tune that is computed. */
export const useAudioData = (_src: string): MediaUtilsAudioData => getTune();
