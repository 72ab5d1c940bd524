import {BrowserSafeApis} from '@remotion/renderer/client';
import {VERSION} from 'remotion/version';
import type {EncodingFacts} from '../../src/data/encoding-facts';

const {
  validCodecs,
  validPixelFormats,
  validPixelFormatsForCodec,
  supportedAudioCodecs,
  defaultAudioCodecs,
  defaultFileExtensionMap,
  defaultCodecsForFileExtension,
  getDefaultCrfForCodec,
  getValidCrfRanges,
  DEFAULT_PIXEL_FORMAT,
} = BrowserSafeApis;

const formatsOf = (codec: (typeof validCodecs)[number]): readonly string[] =>
  validPixelFormatsForCodec(codec);

/** Extensions that a codec can have, by the audio codec beside it. */
const containersOf = (codec: (typeof validCodecs)[number]): Record<string, {possible: string[]}> =>
  defaultFileExtensionMap[codec].forAudioCodec;

/** What the pages on encoding need to know from the installed renderer. */
export function readEncodingFacts(): EncodingFacts {
  return {
    version: VERSION,
    defaultPixelFormat: DEFAULT_PIXEL_FORMAT,
    pixelFormats: validPixelFormats.map((name) => ({
      name,
      codecs: validCodecs.filter((codec) => formatsOf(codec).includes(name)),
    })),
    codecs: validCodecs.map((codec) => {
      const crf = getDefaultCrfForCodec(codec);
      const [best, worst] = getValidCrfRanges(codec);
      const containers = containersOf(codec);
      return {
        name: codec,
        extension: defaultFileExtensionMap[codec].default,
        crf: crf === null ? null : {default: crf, min: best, max: worst},
        defaultAudio: defaultAudioCodecs[codec].compressed,
        audio: supportedAudioCodecs[codec].map((name) => ({
          name,
          extensions: containers[name]?.possible ?? [],
        })),
      };
    }),
    extensions: Object.entries(defaultCodecsForFileExtension).map(([name, codec]) => ({
      name,
      codec,
      also: validCodecs.filter(
        (other) =>
          other !== codec &&
          Object.values(containersOf(other)).some(({possible}) => possible.includes(name)),
      ),
    })),
  };
}
