import React from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import Ground from '../../Ground';
import type {DemoModule} from '../../define';
import {BLUE, PANEL} from '../../palette';
import {settingsOf} from '../../settings';
import {Countdown, Preview} from './Video';
import type {Values} from './definition';

export {default as code} from './Video.tsx?code';

const RADIUS = 250;
const AROUND = 2 * Math.PI * RADIUS;

export default function Picture(): React.ReactNode {
  return (
    <Ground style={{fontWeight: 800}} marks={<Ring />}>
      <Countdown />
    </Ground>
  );
}

function Ring(): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const part = (frame % fps) / fps;
  const ring = {cx: 640, cy: 360, r: RADIUS, fill: 'none', strokeWidth: 36} as const;

  return (
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
  );
}

export const stage: DemoModule<Values>['stage'] = (values) => {
  const settings = settingsOf(Preview(values));
  return {
    controls: settings.controls,
    loop: settings.loop,
    playbackRate: settings.playbackRate,
    playerProps: {
      clickToPlay: settings.clickToPlay,
      doubleClickToFullscreen: settings.doubleClickToFullscreen,
      spaceKeyToPlayOrPause: settings.spaceKeyToPlayOrPause,
      allowFullscreen: settings.allowFullscreen,
      showVolumeControls: settings.showVolumeControls,
      showPlaybackRateControl: settings.showPlaybackRateControl,
      alwaysShowControls: settings.alwaysShowControls,
      moveToBeginningWhenEnded: settings.moveToBeginningWhenEnded,
    },
  };
};
