import {SANS} from '../palette';

/** For `@remotion/google-fonts/Inter`: the site has the font, and asks no one else for it. */
export const loadFont = () => ({fontFamily: SANS});
