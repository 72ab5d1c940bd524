import {select, slider} from '../../controls';
import {defineDemo} from '../../define';

const PLACES = ['flex-start', 'center', 'flex-end'] as const;

export default defineDemo({
  title: '<AbsoluteFill>',
  alternative:
    'Three layers of the same size lie on top of each other: a background, a disc and a caption. Seen from the side, they come apart and show their order.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 180,
  initialFrame: 90,
  controls: {
    justifyContent: select({label: 'justifyContent', options: PLACES, value: 'flex-end'}),
    alignItems: select({label: 'alignItems', options: PLACES, value: 'flex-start'}),
    opacity: slider({label: 'opacity of the disc', min: 0, max: 1, step: 0.05, value: 0.85}),
    angle: slider({label: 'look from the side', min: 0, max: 60, step: 1, value: 45, unit: '°'}),
  },
  code: ({justifyContent, alignItems, opacity}) =>
    `import {AbsoluteFill} from 'remotion';

export const Layers: React.FC = () => (
  <AbsoluteFill>
    <AbsoluteFill style={{backgroundColor: '#1b2436'}} />
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 420,
          height: 420,
          borderRadius: '50%',
          opacity: ${opacity},
          backgroundColor: '#7fb3ff',
        }}
      />
    </AbsoluteFill>
    <AbsoluteFill
      style={{
        justifyContent: '${justifyContent}',
        alignItems: '${alignItems}',
        padding: 60,
        color: 'white',
        fontSize: 90,
      }}
    >
      In front of it all
    </AbsoluteFill>
  </AbsoluteFill>
);
`,
});
