import React from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {DemoModule, ValuesOf} from '../../define';
import {BLUE, PANEL} from '../../palette';
import definition from './definition';

type Values = ValuesOf<typeof definition>;

export const {code} = definition;

const RADIUS = 250;
const AROUND = 2 * Math.PI * RADIUS;

export default function Countdown(): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const part = (frame % fps) / fps;
  const ring = {cx: 640, cy: 360, r: RADIUS, fill: 'none', strokeWidth: 36} as const;

  return (
    <Ground>
      <svg viewBox="0 0 1280 720" width={1280} height={720} style={{position: 'absolute'}}>
        <circle {...ring} stroke={PANEL} />
        <circle
          {...ring}
          stroke={BLUE}
          strokeLinecap="round"
          strokeDasharray={`${AROUND * (1 - part)} ${AROUND}`}
          transform="rotate(-90 640 360)"
        />
      </svg>
      <div style={{fontSize: 260, fontWeight: 800}}>{3 - Math.floor(frame / fps)}</div>
    </Ground>
  );
}

export const stage: DemoModule<Values>['stage'] = (values) => ({
  controls: values.controls,
  loop: values.loop,
  // A player refuses 0.
  playbackRate: values.playbackRate === 0 ? 1 : values.playbackRate,
  playerProps: {
    clickToPlay: values.clickToPlay,
    doubleClickToFullscreen: values.doubleClickToFullscreen,
    spaceKeyToPlayOrPause: values.spaceKey,
    allowFullscreen: values.allowFullscreen,
    showVolumeControls: values.showVolumeControls,
    showPlaybackRateControl: values.showRates,
    alwaysShowControls: values.alwaysShowControls,
    moveToBeginningWhenEnded: values.moveToBeginning,
  },
});
