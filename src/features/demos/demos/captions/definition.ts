import {color, slider} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: 'createTikTokStyleCaptions()',
  alternative:
    'A spoken sentence as captions: a few words at a time, with the word that is being said in another color. A strip below shows when each page of words begins.',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  initialFrame: 20,
  timelineRows: 1,
  controls: {
    combine: slider({
      label: 'combineTokensWithinMilliseconds',
      min: 0,
      max: 3000,
      step: 50,
      value: 900,
      unit: 'ms',
    }),
    highlight: color({label: 'spoken word', value: '#7fdcae'}),
  },
  code: ({combine, highlight}) =>
    `import {type Caption, createTikTokStyleCaptions} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Captions: React.FC<{captions: Caption[]}> = ({captions}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;

  const {pages} = createTikTokStyleCaptions({
    captions,
    combineTokensWithinMilliseconds: ${combine},
  });
  const page = pages.filter(({startMs}) => startMs <= now).at(-1);

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <p style={{margin: 'auto', fontSize: 110, whiteSpace: 'pre'}}>
        {page?.tokens.map(({text, fromMs, toMs}) => (
          <span
            key={fromMs}
            style={{color: fromMs <= now && now < toMs ? '${highlight}' : 'white'}}
          >
            {text}
          </span>
        ))}
      </p>
    </AbsoluteFill>
  );
};
`,
});
