import type {PageRecord} from '../../../../plugins/search/records/types';

type Section = [heading: string, text: string, code?: string];

function page(
  path: string,
  title: string,
  description: string,
  sections: Section[],
  more: Partial<PageRecord> = {},
): PageRecord {
  return {
    path,
    title,
    description,
    category: 'Core',
    kind: more.names ? 'api' : 'guide',
    names: [],
    intro: {text: description, code: ''},
    sections: sections.map(([heading, text, code = '']) => ({
      level: 2,
      heading,
      anchor: heading.toLowerCase().replace(/[^\w ]/g, '').replace(/ /g, '-'),
      text,
      code,
    })),
    ...more,
  };
}

/** A small site on which each ranking rule can fail. */
export const pages: PageRecord[] = [
  page(
    'docs/use-current-frame',
    'useCurrentFrame()',
    'A hook that tells a component which frame it draws.',
    [['In a sequence', 'Inside a sequence the number starts again at zero.']],
    {names: ['useCurrentFrame']},
  ),
  page(
    'docs/use-video-config',
    'useVideoConfig()',
    'A hook that returns fps, duration, width and height of the composition.',
    [['Return value', 'fps is the frame rate, and durationInFrames the length.']],
    {names: ['useVideoConfig']},
  ),
  page(
    'docs/offthreadvideo',
    '<OffthreadVideo>',
    'Plays a video file and takes its frames outside of the browser.',
    [
      ['playbackRate', 'Plays faster or slower: 0.5 is half the speed.'],
      ['transparent', 'Keeps the alpha channel of a transparent video.'],
    ],
    {names: ['OffthreadVideo']},
  ),
  page(
    'docs/transparent-videos',
    'Rendering transparent videos',
    'Export a video without a background, for overlays.',
    [['Codecs', 'ProRes and VP8 keep the alpha channel.']],
    {
      category: 'Rendering',
      asked: ['logo with nothing behind it', 'Why is my export black behind the logo?'],
    },
  ),
  page(
    'docs/interpolate',
    'interpolate()',
    'Maps a number from one range to another, such as a frame to an opacity.',
    [
      ['Clamp', 'The value goes on outside of the range unless it is clamped.'],
      [
        'What can go wrong',
        'inputRange must be strictly monotonically increasing: two entries are equal or fall.',
      ],
    ],
    {names: ['interpolate']},
  ),
  page(
    'docs/interpolate-colors',
    'interpolateColors()',
    'Maps a number to a color between two colors.',
    [['Example', 'From red to blue.', 'interpolateColors(frame, [0, 30], ["red", "blue"])']],
    {names: ['interpolateColors']},
  ),
  page(
    'docs/spring',
    'spring()',
    'A physical movement from 0 to 1.',
    [['Parameters', 'frame, fps, damping, mass and stiffness.', 'spring({frame, fps})']],
    {names: ['spring']},
  ),
  page(
    'docs/captions',
    'Captions',
    'Show what is said as text over the video.',
    [['Import', 'Reads a file with lines and times.']],
    {
      category: 'Captions',
      asked: ['karaoke lyrics', 'words light up while sung', 'How do I make a sing-along video?'],
    },
  ),
  page(
    'docs/audio',
    'Using audio',
    'Play files with sound, and change their volume.',
    [['Volume', 'A number between 0 and 1, or a function of the frame.']],
    {category: 'Audio'},
  ),
  page('docs/animating', 'Animating properties', 'Turn the current frame into movement.', [
    [
      'Mentions',
      'Use spring() and interpolate() here. spring() again: spring() is the third spring().',
      'spring({frame, fps}); interpolate(frame, [0, 1], [0, 1]); useCurrentFrame()',
    ],
    ['A longer video', 'Raise durationInFrames of the composition to make the video longer.'],
  ]),
  page(
    'docs/markup',
    'Markup <img src=x onerror=alert(1)>',
    'Holds "quotes" & <b>tags</b>.',
    [['A <script>alert(2)</script> heading', 'The text has <img src=x onerror=alert(3)> in it.']],
    {category: 'Odd <i>things</i>'},
  ),
  page('blog/spring-release', 'The spring release', 'News about spring() and other things.', [], {
    kind: 'post',
    category: 'Blog',
  }),
];
