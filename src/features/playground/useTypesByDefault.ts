import {useState} from 'react';
import {useTypes, type Types} from '@site/src/features/live/types/useTypes';

/** Wider than this, in pixels, the site has its layout for computers. */
const COMPUTER = '(width > 996px) and (hover: hover)';

/**
 * TypeScript for the playground. It is on unless the reader switches it off, or it might cost them.
 *
 * @param canLoad whether the preview is there: TypeScript keeps a core busy for a while
 */
export function useTypesByDefault(canLoad: boolean): Types {
  const [isDefault] = useState(isFast);
  return useTypes({isDefault, canLoad});
}

/**
 * Whether 1.4 MB may load without being asked for. That takes a computer, and a connection that isn't
 * known to be slow or paid by the byte. Firefox and Safari don't tell.
 */
function isFast(): boolean {
  const {saveData = false, effectiveType = '4g'} = navigator.connection ?? {};
  return !saveData && effectiveType === '4g' && window.matchMedia(COMPUTER).matches;
}
