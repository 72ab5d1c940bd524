/*
 * The page in which scenes are drawn, for `scripts/frames/draw.ts`: one player for each frame, side
 * by side.
 */
import React from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {Player, type PlayerRef} from '@remotion/player';
import {defaultsOf} from '../../../src/features/demos/controls';
import type {DemoModule} from '../../../src/features/demos/define';
import {demos} from '../../../src/features/demos/registry';
import {evaluate} from '../../../src/features/live/frame/evaluate';
import {Picture} from '../../../src/features/live/Picture';
import {prepare} from '../../../src/features/live/prepare';
import {run} from '../../../src/features/live/run';
import {framesOf, type Scene} from '../scene';
import {loadFonts} from './fonts';
import {resetRandom} from './seeded-random';
import {untilAtRest} from './rest';

/** What the page tells of a scene: the frames that it shows from left to right, or what is wrong. */
export type Shown = {frames: number[]; height: number} | {problem: string};

type Drawing = {
  frames: number[];
  width: number;
  height: number;
  /** The player at a frame. */
  at: (frame: number, events: Events) => React.ReactNode;
};

type Events = {
  onPlayer: (player: PlayerRef | null) => void;
  onError: (thrown: unknown) => void;
};

declare global {
  interface Window {
    showScene: (scene: Scene, width: number) => Promise<Shown>;
  }
}

/** Nothing plays here, but each player makes a context, which would compute silence all the time. */
window.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options);
    void this.suspend();
  }
  override resume = (): Promise<void> => Promise.resolve();
};

const fonts = loadFonts();

let roots: Root[] = [];

/** Draws the frames of a scene, each as wide as said, and waits until nothing loads anymore. */
window.showScene = async (scene, width) => {
  roots.forEach((root) => root.unmount());
  document.body.replaceChildren();
  roots = [];
  await fonts;
  resetRandom();
  const problems: string[] = [];
  const players = new Set<PlayerRef>();
  try {
    const drawing = await (scene.source.demo === null
      ? openCode(scene)
      : openDemo(scene.source.demo));
    const height = Math.round((width * drawing.height) / drawing.width);
    for (const frame of drawing.frames) {
      const box = document.createElement('div');
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
      document.body.append(box);
      const root = createRoot(box);
      roots.push(root);
      root.render(
        drawing.at(frame, {
          onPlayer: (player) => player && players.add(player),
          onError: (thrown) => problems.push(`Frame ${frame}: ${String(thrown)}`),
        }),
      );
    }
    await untilAtRest(players, drawing.frames.length);
    return problems[0] === undefined ? {frames: drawing.frames, height} : {problem: problems[0]};
  } catch (thrown) {
    return {problem: thrown instanceof Error ? thrown.message : String(thrown)};
  }
};

const nothing = () => undefined;

/** Opens a live block the way its page does. */
async function openCode({settings, source}: Scene): Promise<Drawing> {
  const ready = prepare(source.code);
  const ran = 'error' in ready ? ready : await run(ready.prepared, evaluate);
  if ('error' in ran) {
    throw new Error(ran.error.message);
  }
  return {
    frames: framesOf(settings.duration),
    width: settings.width,
    height: settings.height,
    at: (frame, {onPlayer, onError}) => (
      <Picture
        program={ran.program}
        settings={settings}
        initialFrame={frame}
        onPlayer={onPlayer}
        onPlayback={nothing}
        onDrawn={nothing}
        onError={onError}
        onRecover={nothing}
      />
    ),
  };
}

/** Opens a demo at the values that it starts with. */
async function openDemo(id: string): Promise<Drawing> {
  const demo = Object.entries(demos).find(([name]) => name === id)?.[1];
  if (!demo) {
    throw new Error(`There is no demo "${id}".`);
  }
  const {width, height, fps, controls} = demo;
  const module = await demo.load();
  if (!isDemoModule(module)) {
    throw new Error('The demo exports no component.');
  }
  const values = defaultsOf(controls);
  const {default: Component} = module;
  const Video = () => <Component {...values} />;
  const duration = module.durationInFrames?.(values) ?? demo.durationInFrames;
  return {
    frames: framesOf(duration),
    width,
    height,
    at: (frame, {onPlayer, onError}) => (
      <Player
        ref={onPlayer}
        component={Video}
        compositionWidth={width}
        compositionHeight={height}
        fps={fps}
        durationInFrames={duration}
        initialFrame={frame}
        initiallyMuted
        numberOfSharedAudioTags={0}
        errorFallback={({error}) => {
          onError(error);
          return null;
        }}
        style={{width: '100%'}}
        acknowledgeRemotionLicense
        {...module.stage?.(values).playerProps}
      />
    ),
  };
}

const isDemoModule = (module: unknown): module is DemoModule =>
  typeof module === 'object' && module !== null && 'default' in module;
