import {loadFont} from '@remotion/fonts';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import jetBrainsMono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/**
 * Loads the fonts of the compositions for the studio and for renders, which wait for them. Pages
 * declare the same families by themselves.
 */
export const loadFonts = () =>
  Promise.all([
    loadFont({family: 'Inter Variable', url: inter, weight: '100 900'}),
    loadFont({family: 'JetBrains Mono Variable', url: jetBrainsMono, weight: '100 800'}),
  ]);
