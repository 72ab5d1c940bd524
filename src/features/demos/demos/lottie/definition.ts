import {select, slider, toggle} from '../../controls';
import {defineDemo} from '../../define';

export default defineDemo({
  title: '<Lottie>',
  alternative:
    'A Lottie drawing of a ball that jumps, stretches in flight, and is squashed when it lands on its shadow.',
  width: 1280,
  height: 720,
  fps: 60,
  durationInFrames: 240,
  initialFrame: 20,
  controls: {
    playbackRate: slider({label: 'playbackRate', min: 0.25, max: 4, step: 0.25, value: 1}),
    direction: select({label: 'direction', options: ['forward', 'backward'], value: 'forward'}),
    loop: toggle({label: 'loop', value: true}),
  },
  code: ({playbackRate, direction, loop}) =>
    `import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {useEffect, useState} from 'react';
import {AbsoluteFill, staticFile, useDelayRender} from 'remotion';

export const Ball: React.FC = () => {
  const {delayRender, continueRender, cancelRender} = useDelayRender();
  const [handle] = useState(() => delayRender('Loading the animation'));
  const [animationData, setAnimationData] = useState<LottieAnimationData | null>(null);

  useEffect(() => {
    fetch(staticFile('ball.json'))
      .then((response) => response.json())
      .then((json) => {
        setAnimationData(json);
        continueRender(handle);
      })
      .catch(cancelRender);
  }, [handle, continueRender, cancelRender]);

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: '#121826'}}
    >
      {animationData ? (
        <Lottie
          animationData={animationData}
          playbackRate={${playbackRate}}
          direction="${direction}"
          loop={${loop}}
          style={{height: '100%'}}
        />
      ) : null}
    </AbsoluteFill>
  );
};
`,
});
