/** Values that a reader can set. `renderPoster` is a function, here only whether there is one. */
export type Settings = {
  loop: boolean;
  autoPlay: boolean;
  moveToBeginningWhenEnded: boolean;
  playbackRate: number;
  initialFrame: number;
  inFrame: number | null;
  outFrame: number | null;
  initiallyMuted: boolean;
  controls: boolean;
  showVolumeControls: boolean;
  allowFullscreen: boolean;
  showPlaybackRateControl: boolean;
  alwaysShowControls: boolean;
  hideControlsWhenPointerDoesntMove: boolean;
  initiallyShowControls: boolean;
  clickToPlay: boolean;
  doubleClickToFullscreen: boolean;
  spaceKeyToPlayOrPause: boolean;
  renderPoster: boolean;
  showPosterWhenUnplayed: boolean;
  showPosterWhenPaused: boolean;
  showPosterWhenEnded: boolean;
  showPosterWhenBuffering: boolean;
  showPosterWhenBufferingAndPaused: boolean;
  posterFillMode: 'player-size' | 'composition-size';
};

export type SettingName = keyof Settings;

type Control =
  | {kind: 'switch'}
  | {kind: 'range'; min: number; max: number; step: number; unit: string}
  | {kind: 'frame'; unset: string}
  | {kind: 'choice'; options: string[]};

export type Setting = {
  name: SettingName;
  text: string;
  control: Control;
  /** Read once, when the player appears: a change begins anew. */
  isReadOnce?: boolean;
};

export type SettingGroup = {title: string; settings: Setting[]};

const SWITCH: Control = {kind: 'switch'};

/** Length of the demo, in frames. */
export const DURATION = 96;

/** What a player does without the prop. `clickToPlay` follows `controls` until it is set. */
export const DEFAULTS: Settings = {
  loop: false,
  autoPlay: false,
  moveToBeginningWhenEnded: true,
  playbackRate: 1,
  initialFrame: 0,
  inFrame: null,
  outFrame: null,
  initiallyMuted: false,
  controls: false,
  showVolumeControls: true,
  allowFullscreen: true,
  showPlaybackRateControl: false,
  alwaysShowControls: false,
  hideControlsWhenPointerDoesntMove: true,
  initiallyShowControls: true,
  clickToPlay: false,
  doubleClickToFullscreen: false,
  spaceKeyToPlayOrPause: true,
  renderPoster: false,
  showPosterWhenUnplayed: false,
  showPosterWhenPaused: false,
  showPosterWhenEnded: false,
  showPosterWhenBuffering: false,
  showPosterWhenBufferingAndPaused: false,
  posterFillMode: 'player-size',
};

/** How the demo begins. */
export const INITIAL: Settings = {
  ...DEFAULTS,
  controls: true,
  clickToPlay: true,
  loop: true,
  renderPoster: true,
  showPosterWhenUnplayed: true,
};

export const groups: SettingGroup[] = [
  {
    title: 'Playback',
    settings: [
      {name: 'loop', text: 'Starts over at the end.', control: SWITCH},
      {
        name: 'autoPlay',
        text: 'Plays when it appears. With sound, browsers block this until the first click.',
        control: SWITCH,
        isReadOnce: true,
      },
      {
        name: 'playbackRate',
        text: 'The speed. Below 0, it plays backwards.',
        control: {kind: 'range', min: -2, max: 4, step: 0.5, unit: '×'},
      },
      {
        name: 'inFrame',
        text: 'Skips the frames before it.',
        control: {kind: 'frame', unset: 'from the first frame'},
      },
      {
        name: 'outFrame',
        text: 'Skips the frames after it.',
        control: {kind: 'frame', unset: 'to the last frame'},
      },
      {
        name: 'initialFrame',
        text: 'The first frame to show.',
        control: {kind: 'range', min: 0, max: DURATION - 1, step: 1, unit: ''},
        isReadOnce: true,
      },
      {
        name: 'moveToBeginningWhenEnded',
        text: 'Jumps back after the last frame.',
        control: SWITCH,
      },
      {
        name: 'initiallyMuted',
        text: 'Starts muted.',
        control: SWITCH,
        isReadOnce: true,
      },
    ],
  },
  {
    title: 'Controls',
    settings: [
      {name: 'controls', text: 'Shows the control bar.', control: SWITCH},
      {name: 'showVolumeControls', text: 'Adds a volume slider.', control: SWITCH},
      {name: 'allowFullscreen', text: 'Adds a full-screen button.', control: SWITCH},
      {name: 'showPlaybackRateControl', text: 'Adds a speed menu.', control: SWITCH},
      {name: 'alwaysShowControls', text: 'Keeps the bar visible during playback.', control: SWITCH},
      {
        name: 'hideControlsWhenPointerDoesntMove',
        text: 'Hides the bar when the mouse stops moving.',
        control: SWITCH,
      },
      {
        name: 'initiallyShowControls',
        text: 'Shows the bar briefly at the start.',
        control: SWITCH,
        isReadOnce: true,
      },
    ],
  },
  {
    title: 'Mouse and keyboard',
    settings: [
      {name: 'clickToPlay', text: 'Click to play or pause.', control: SWITCH},
      {
        name: 'doubleClickToFullscreen',
        text: 'Double-click for full screen.',
        control: SWITCH,
      },
      {
        name: 'spaceKeyToPlayOrPause',
        text: 'Focuses the play button so the space key works.',
        control: SWITCH,
      },
    ],
  },
  {
    title: 'Poster',
    settings: [
      {name: 'renderPoster', text: 'Draws a cover. The next five props say when.', control: SWITCH},
      {name: 'showPosterWhenUnplayed', text: 'Before the first play.', control: SWITCH},
      {name: 'showPosterWhenPaused', text: 'While it is paused.', control: SWITCH},
      {name: 'showPosterWhenEnded', text: 'After the last frame.', control: SWITCH},
      {
        name: 'showPosterWhenBuffering',
        text: 'While media loads during playback.',
        control: SWITCH,
      },
      {
        name: 'showPosterWhenBufferingAndPaused',
        text: 'While media loads and it’s paused.',
        control: SWITCH,
      },
      {
        name: 'posterFillMode',
        text: 'Sizes the cover like the Player, or scales it like the video.',
        control: {kind: 'choice', options: ['player-size', 'composition-size']},
      },
    ],
  },
];

/**
 * Changes one setting, and keeps what a player would refuse away from it: a speed of 0, and a first
 * frame that is not before the last one.
 */
export function withSetting<Name extends SettingName>(
  settings: Settings,
  name: Name,
  value: Settings[Name],
): Settings {
  const next = {...settings, [name]: value};
  const last = next.outFrame ?? DURATION - 1;
  return {
    ...next,
    playbackRate: next.playbackRate === 0 ? 0.5 : next.playbackRate,
    inFrame: next.inFrame === null ? null : Math.max(0, Math.min(next.inFrame, last - 1)),
  };
}
