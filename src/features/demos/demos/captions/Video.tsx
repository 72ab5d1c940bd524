import {type Caption, createTikTokStyleCaptions} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import type {Values} from './definition';

export const Captions: React.FC<{captions: Caption[]} & Values> = ({
  captions,
  combine,
  highlight,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;

  const {pages} = createTikTokStyleCaptions({
    captions,
    combineTokensWithinMilliseconds: combine,
  });
  const page = pages.filter(({startMs}) => startMs <= now).at(-1);

  return (
    <AbsoluteFill style={{backgroundColor: '#121826'}}>
      <div style={{maxWidth: 1160, margin: 'auto', fontSize: 110, whiteSpace: 'pre-wrap'}}>
        {page?.tokens.map(({text, fromMs, toMs}) => (
          <span key={fromMs} style={{color: fromMs <= now && now < toMs ? highlight : '#e6ebf4'}}>
            {text}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
};
