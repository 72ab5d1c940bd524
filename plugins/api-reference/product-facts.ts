import type {PhrasingContent, RootContent} from 'mdast';
// With their extensions: without, the loader of the configuration takes the JSON files beside them.
import {cloudFacts, cloudrunPlaces} from '../../src/data/cloud-facts.ts';
import {encodingFacts} from '../../src/data/encoding-facts.ts';
import {DEFAULT_REGION, findRegion, lambdaFacts, regionPlaces} from '../../src/data/lambda-facts.ts';
import {mediaSupport, type Reading} from '../../src/data/media-support.ts';
import {codeBlock, inlineCode, scrollingTable, text} from './tree';

const FACTS = {
  lambda: {...lambdaFacts, ...cloudFacts.lambda},
  cloudrun: cloudFacts.cloudrun,
  media: mediaSupport.versions,
  encoding: encodingFacts,
};

/**
 * A number or a text out of the snapshots of the products, as a sentence writes it.
 *
 * @param name path with dots: `lambda.memoryInMb.max`. `.length` counts a list.
 * @returns none if there is no such value
 */
export function findFact(name: string): string | undefined {
  const value = name
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, key)
          ? (found as Record<string, unknown>)[key]
          : undefined,
      FACTS,
    );
  if (typeof value === 'number') {
    return value.toLocaleString('en-US');
  }
  return typeof value === 'string' ? value : undefined;
}

/** Names that {@link findFact} knows, without what is in lists. */
export function factNames(): string[] {
  const names = (value: object, prefix: string): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
      if (Array.isArray(inner)) {
        return [`${prefix}${key}.length`];
      }
      return typeof inner === 'object' && inner !== null
        ? names(inner, `${prefix}${key}.`)
        : [`${prefix}${key}`];
    });
  return names(FACTS, '');
}

type Row = PhrasingContent[][];

const row = (...cells: (string | PhrasingContent[])[]): Row =>
  cells.map((cell) => (typeof cell === 'string' ? [text(cell)] : cell));

const code = (value: string): PhrasingContent[] => [inlineCode(value)];

const listOf = (values: string[], none = 'none'): PhrasingContent[] =>
  values.length === 0
    ? [text(none)]
    : values.flatMap((value, index) => (index === 0 ? code(value) : [text(', '), ...code(value)]));

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/** `17% more`, compared with the default region. */
function comparedPrice(perGbSecond: number): string {
  const difference = Math.round((perGbSecond / findRegion(DEFAULT_REGION).perGbSecond - 1) * 100);
  if (difference === 0) {
    return 'the same';
  }
  return `${Math.abs(difference)}% ${difference > 0 ? 'more' : 'less'}`;
}

const lambdaRegions = (): RootContent =>
  scrollingTable('Regions of Remotion Lambda', [
    row('Region', 'Place', [text('Price against '), inlineCode(DEFAULT_REGION)], 'Enabled at once'),
    ...lambdaFacts.regions.map(({id, perGbSecond, isEnabledByDefault}) =>
      row(
        code(id),
        regionPlaces[id] ?? '',
        id === DEFAULT_REGION ? '–' : comparedPrice(perGbSecond),
        yesOrNo(isEnabledByDefault),
      ),
    ),
  ]);

const cloudrunRegions = (): RootContent =>
  scrollingTable('Regions of Remotion Cloud Run', [
    row('Region', 'Place'),
    ...cloudFacts.cloudrun.regions.map((id) => row(code(id), cloudrunPlaces[id] ?? '')),
  ]);

const policy = (who: 'user' | 'role'): RootContent =>
  codeBlock(
    'json',
    JSON.stringify(cloudFacts.lambda[`${who}Policy`], null, 2),
    `title="Policy of the ${who}"`,
  );

function reading(read: Reading): PhrasingContent[] {
  if ('refused' in read) {
    return [text('refused: '), inlineCode(read.refused)];
  }
  const tracks = [read.video, read.audio].filter((track) => track !== null);
  return [...code(read.container), text(': '), ...listOf(tracks, 'no tracks')];
}

const mediaSamples = (): RootContent =>
  scrollingTable('What the parsers find in the samples', [
    row('File', code('@remotion/media-parser'), 'Mediabunny'),
    ...mediaSupport.samples.map(({content, mediaParser, mediabunny}) =>
      row(
        content.split('`').map((part, index) => (index % 2 ? inlineCode(part) : text(part))),
        reading(mediaParser),
        reading(mediabunny),
      ),
    ),
  ]);

const mediaHeaders = (): RootContent =>
  scrollingTable('What the header of the samples states', [
    row('File', code('durationInSeconds'), code('fps'), code('keyframes')),
    ...mediaSupport.samples.flatMap(({content, mediaParser}) =>
      'refused' in mediaParser || mediaParser.header === null
        ? []
        : [
            row(
              content,
              yesOrNo(mediaParser.header.duration),
              mediaParser.video === null ? '–' : yesOrNo(mediaParser.header.fps),
              mediaParser.video === null ? '–' : yesOrNo(mediaParser.header.keyframes),
            ),
          ],
    ),
  ]);

const withDefault = (codecs: string[], preferred: string | null): PhrasingContent[] =>
  codecs.length === 0
    ? [text('none')]
    : codecs.flatMap((codec, index) => [
        ...(index === 0 ? [] : [text(', ')]),
        inlineCode(`'${codec}'`),
        ...(codec === preferred && codecs.length > 1 ? [text(' (default)')] : []),
      ]);

const webcodecsContainers = (): RootContent =>
  scrollingTable('What @remotion/webcodecs writes', [
    row('Container', 'Video codecs', 'Audio codecs'),
    ...mediaSupport.convert.map(({container, video, audio, defaultVideo, defaultAudio}) =>
      row(
        code(`'${container}'`),
        withDefault(video, defaultVideo),
        withDefault(audio, defaultAudio),
      ),
    ),
  ]);

const mediabunnyFormats = (): RootContent =>
  scrollingTable('What Mediabunny writes', [
    row('To write', 'Video', 'Sound', 'Subtitles'),
    ...mediaSupport.write.map(({name, video, audio, subtitles}) =>
      row(name, listOf(video), listOf(audio), listOf(subtitles)),
    ),
  ]);

const encodingExtensions = (): RootContent =>
  scrollingTable('What the extension of the output means', [
    row('Extension', 'Becomes', 'Also possible'),
    ...encodingFacts.extensions.map(({name, codec, also}) =>
      row(code(`.${name}`), code(codec), listOf(also, '–')),
    ),
  ]);

const encodingSound = (): RootContent =>
  scrollingTable('Sound of each codec', [
    row('Codec', 'Output', 'Sound by default', 'Possible, and in which files'),
    ...encodingFacts.codecs.map(({name, extension, defaultAudio, audio}) =>
      row(
        code(name),
        code(`.${extension}`),
        defaultAudio === null ? 'none' : code(defaultAudio),
        audio.flatMap((sound, index) => [
          ...(index === 0 ? [] : [text('; ')]),
          inlineCode(sound.name),
          text(': '),
          ...listOf(sound.extensions.map((each) => `.${each}`)),
        ]),
      ),
    ),
  ]);

const encodingCrf = (): RootContent =>
  scrollingTable('Constant rate factor of each codec', [
    row('Codec', 'Default', 'Best quality', 'Smallest file'),
    ...encodingFacts.codecs.flatMap(({name, crf}) =>
      crf === null ? [] : [row(code(name), `${crf.default}`, `${crf.min}`, `${crf.max}`)],
    ),
  ]);

const encodingPixelFormats = (): RootContent =>
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

/** How many pixels share a sample of color, by the digits in the name of a pixel format. */
const SAMPLING: Record<string, string> = {
  420: 'one sample for four pixels',
  422: 'one for two pixels',
  444: 'one for each pixel',
};

/** What `<Facts of="…" />` can show. */
export const factBlocks: Record<string, () => RootContent> = {
  'lambda-regions': lambdaRegions,
  'lambda-user-policy': () => policy('user'),
  'lambda-role-policy': () => policy('role'),
  'cloudrun-regions': cloudrunRegions,
  'encoding-extensions': encodingExtensions,
  'encoding-sound': encodingSound,
  'encoding-crf': encodingCrf,
  'encoding-pixel-formats': encodingPixelFormats,
  'media-samples': mediaSamples,
  'media-headers': mediaHeaders,
  'webcodecs-containers': webcodecsContainers,
  'mediabunny-formats': mediabunnyFormats,
};
