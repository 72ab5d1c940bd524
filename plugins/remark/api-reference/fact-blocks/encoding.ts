import type {RootContent} from 'mdast';
import {encodingFacts} from '../../../../src/build';
import {scrollingTable} from '../scrolling-table';
import {joined, text} from '../../lib/tree';
import {code, listOf, row, yesOrNo} from './cells';

/** What a render becomes by the extension of its output. */
export const extensions = (): RootContent =>
  scrollingTable('What the extension of the output means', [
    row('Extension', 'Becomes', 'Also possible'),
    ...encodingFacts.extensions.map(({name, codec, also}) =>
      row(code(`.${name}`), code(codec), listOf(also, '–')),
    ),
  ]);

type Sound = (typeof encodingFacts.codecs)[number]['audio'][number];

const soundIn = (each: Sound) => [
  ...code(each.name),
  text(': '),
  ...listOf(each.extensions.map((ending) => `.${ending}`)),
];

/** Default audio codec and possible audio codecs of each codec. */
export const sound = (): RootContent =>
  scrollingTable('Audio codecs for each output codec', [
    row('Codec', 'Output', 'Default audio codec', 'Possible, and in which files'),
    ...encodingFacts.codecs.map(({name, extension, defaultAudio, audio}) =>
      row(
        code(name),
        code(`.${extension}`),
        defaultAudio === null ? 'none' : code(defaultAudio),
        joined(audio.map(soundIn), '; '),
      ),
    ),
  ]);

/** Constant rate factor of each codec. */
export const crf = (): RootContent =>
  scrollingTable('Constant rate factor of each codec', [
    row('Codec', 'Default', 'Best quality', 'Smallest file'),
    ...encodingFacts.codecs.flatMap(({name, crf: factor}) =>
      factor === null
        ? []
        : [row(code(name), `${factor.default}`, `${factor.min}`, `${factor.max}`)],
    ),
  ]);

/** How many pixels share a sample of color, by the digits in the name of a pixel format. */
const SAMPLING: Record<string, string> = {
  420: 'one sample for four pixels',
  422: 'one for two pixels',
  444: 'one for each pixel',
};

/** Pixel formats, with what their names mean. */
export const pixelFormats = (): RootContent =>
  scrollingTable('Pixel formats', [
    row('Format', 'Color', 'Bits', 'Alpha', 'Codecs'),
    ...encodingFacts.pixelFormats.map(({name, codecs}) => {
      const [, alpha, sampling = '', bits] = /^yuv(a?)(\d{3})p(\d+)?/.exec(name) ?? [];
      return row(
        [...code(name), ...(name === encodingFacts.defaultPixelFormat ? [text(' (default)')] : [])],
        SAMPLING[sampling] ?? '',
        bits ?? '8',
        yesOrNo(alpha === 'a'),
        codecs.length === encodingFacts.codecs.length ? 'all' : listOf(codecs),
      );
    }),
  ]);
