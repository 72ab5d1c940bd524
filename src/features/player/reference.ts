import type {EventTypes, PlayerRef} from '@remotion/player';

/** Every event of a player, and what it carries. */
export const events = {
  play: 'Playback started.',
  pause: 'Playback stopped, also at the end.',
  ended: 'The video reached its end and doesn’t loop.',
  seeked: 'The position jumped. Carries frame.',
  frameupdate: 'A new frame is shown. Carries frame.',
  timeupdate: 'The position, at most four times a second. Carries frame.',
  ratechange: 'The speed changed. Carries playbackRate.',
  volumechange: 'The volume changed. Carries volume, from 0 to 1.',
  mutechange: 'The Player was muted or unmuted. Carries isMuted.',
  fullscreenchange: 'Full screen turned on or off. Carries isFullscreen.',
  scalechange: 'The size on the page changed. Carries scale.',
  waiting: 'Playback waits for media to load.',
  resume: 'The media loaded, and playback continues.',
  error: 'The composition threw. Carries error.',
} satisfies Record<EventTypes, string>;

export const eventNames = Object.keys(events) as EventTypes[];

type Method = Exclude<
  keyof PlayerRef,
  'listeners' | 'addEventListener' | 'removeEventListener' | `dispatch${string}`
>;

export type Call = {
  /** What stands between the parentheses. */
  argument?: string;
  run: (player: PlayerRef) => unknown;
};

/** Every method of a player. */
export const methods = {
  play: {run: (player) => player.play()},
  pause: {run: (player) => player.pause()},
  toggle: {run: (player) => player.toggle()},
  pauseAndReturnToPlayStart: {run: (player) => player.pauseAndReturnToPlayStart()},
  seekTo: {argument: '48', run: (player) => player.seekTo(48)},
  getCurrentFrame: {run: (player) => player.getCurrentFrame()},
  isPlaying: {run: (player) => player.isPlaying()},
  mute: {run: (player) => player.mute()},
  unmute: {run: (player) => player.unmute()},
  isMuted: {run: (player) => player.isMuted()},
  setVolume: {argument: '0.5', run: (player) => player.setVolume(0.5)},
  getVolume: {run: (player) => player.getVolume()},
  requestFullscreen: {run: (player) => player.requestFullscreen()},
  exitFullscreen: {
    // Outside of full screen the browser rejects a promise that the player does not hand out.
    run: (player) => (player.isFullscreen() ? player.exitFullscreen() : 'is not in full screen'),
  },
  isFullscreen: {run: (player) => player.isFullscreen()},
  getScale: {run: (player) => player.getScale()},
  getContainerNode: {run: (player) => player.getContainerNode()},
} satisfies Record<Method, Call>;

export const methodEntries = Object.entries<Call>(methods);

/** A value as a reader would write it, short enough for one line. */
export function show(value: unknown): string {
  if (value === undefined) {
    return '';
  }
  if (typeof Element !== 'undefined' && value instanceof Element) {
    return `<${value.tagName.toLowerCase()}>`;
  }
  if (value instanceof Error) {
    return value.message;
  }
  return typeof value === 'string'
    ? value
    : JSON.stringify(value, (_, part: unknown) =>
        typeof part === 'number' ? Math.round(part * 1000) / 1000 : part,
      );
}
