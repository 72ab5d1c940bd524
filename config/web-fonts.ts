import type {Options} from '../plugins/framework/web-fonts/options';

/** The fonts of the site, and the system fonts that stand in for them until they're there. */
export const webFonts: Pick<Options, 'fonts'> = {
  fonts: [
    {
      family: 'Inter Variable',
      package: '@fontsource-variable/inter',
      file: 'inter-latin-wght-normal',
      preload: true,
      // Heights as in the font; widths of 4,000 letters of the docs, measured in Chromium. For
      // the regular faces, Capsize's tables say the same.
      fallback: {
        ascent: 0.96875,
        descent: 0.2412,
        faces: [
          {
            weights: '100 599',
            local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
            sizeAdjust: 1.072,
          },
          {
            weights: '600 900',
            local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
            sizeAdjust: 1.03,
          },
        ],
      },
    },
    {
      family: 'JetBrains Mono Variable',
      package: '@fontsource-variable/jetbrains-mono',
      file: 'jetbrains-mono-latin-wght-normal',
      preload: false,
    },
  ],
};
