import type {PhrasingContent, RootContent} from 'mdast';
import {mediaSupport, type Reading} from '../../../../src/build';
import {scrollingTable} from '../scrolling-table';
import {inlineCode, joined, text} from '../../lib/tree';
import {code, listOf, row, yesOrNo} from './cells';

function reading(read: Reading): PhrasingContent[] {
  if ('refused' in read) {
    return [text('refused: '), inlineCode(read.refused)];
  }
  const tracks = [read.video, read.audio].filter((track) => track !== null);
  return [...code(read.container), text(': '), ...listOf(tracks, 'no tracks')];
}

/** What both parsers find in the samples. */
export const samples = (): RootContent =>
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

/** What the headers of the samples state. */
export const headers = (): RootContent =>
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
    : joined(
        codecs.map((codec) => [
          ...code(`'${codec}'`),
          ...(codec === preferred && codecs.length > 1 ? [text(' (default)')] : []),
        ]),
        ', ',
      );

/** What `@remotion/webcodecs` writes. */
export const webcodecsContainers = (): RootContent =>
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

/** What Mediabunny writes. */
export const mediabunnyFormats = (): RootContent =>
  scrollingTable('What Mediabunny writes', [
    row('To write', 'Video', 'Audio', 'Subtitles'),
    ...mediaSupport.write.map(({name, video, audio, subtitles}) =>
      row(name, listOf(video), listOf(audio), listOf(subtitles)),
    ),
  ]);
