import {
  differenceBetween,
  isVisible,
  lookOf,
  pixelsOf,
  type Difference,
  type Look,
  type Pixels,
} from './compare';
import {cutFrames, openStage, type DrawnFrame, type Stage, type StageOptions} from './draw';
import {openSheet, readGolden, type DrawnScene, type GoldenScene} from './golden';
import type {Scene} from './scene';
import {sourceHash} from './scenes';
import type {Measure} from '../lib/step-times';

/** Something to look at. */
export type Finding = {scene: Scene} & (
  | {kind: 'failed'; problem: string}
  | {kind: 'new'}
  | {kind: 'other-frames'}
  | {
      kind: 'differs';
      frame: number;
      difference: Difference;
      before: Pixels;
      after: Pixels;
      /** Whether its code isn't the one of its golden frames either. */
      isEdited: boolean;
    }
);

export type Outcome = {
  findings: Finding[];
  /** Scenes that could be drawn, in the given order. */
  drawn: DrawnScene[];
};

type Options = StageOptions & {
  /** Called for each step, with its name. */
  measure?: Measure;
};

/**
 * Draws scenes and compares them with their golden frames. What differs is drawn again, with more
 * patience: a busy machine may have been late.
 */
export async function lookAt(
  scenes: Scene[],
  {measure = (_, run) => run(), ...options}: Options = {},
): Promise<Outcome> {
  const stage = await measure('bundle', () => openStage(options));
  try {
    return await lookAtStage(stage, scenes, measure);
  } finally {
    await stage.close();
  }
}

async function lookAtStage(stage: Stage, scenes: Scene[], measure: Measure): Promise<Outcome> {
  const goldens = await readGoldens(scenes);
  const drawn = new Map<string, DrawnFrame[]>();
  const findings = new Map<string, Finding[]>();
  const draw = (some: Scene[], isPatient: boolean) =>
    stage.draw(some, {
      isPatient,
      onDrawn: async (scene, result) => {
        if ('problem' in result) {
          drawn.delete(scene.id);
          findings.set(scene.id, [{scene, kind: 'failed', problem: result.problem}]);
        } else {
          const frames = await cutFrames(result.png, result.frames);
          drawn.set(scene.id, frames);
          findings.set(scene.id, await compare(scene, frames, goldens.get(scene.id)));
        }
      },
    });
  await measure('frames', () => draw(scenes, false));
  const again = scenes.filter(({id}) =>
    findings.get(id)?.some(({kind}) => kind === 'differs' || kind === 'failed'),
  );
  await measure('frames that differ, again', () => draw(again, true));
  return {
    findings: scenes.flatMap(({id}) => findings.get(id) ?? []),
    drawn: scenes.flatMap((scene) => {
      const frames = drawn.get(scene.id);
      return frames ? [{scene, frames}] : [];
    }),
  };
}

type Golden = GoldenScene & {at: (frame: number) => Promise<GoldenLook | null>};

/** A golden frame as it was drawn, as far as its sheet keeps it. */
type GoldenLook = {pixels: Pixels; look: Look};

async function readGoldens(scenes: Scene[]): Promise<Map<string, Golden>> {
  const all = new Map<string, Golden>();
  for (const group of new Set(scenes.map((scene) => scene.group))) {
    const listed = readGolden(group);
    const cut = listed.length > 0 ? await openSheet(group) : null;
    for (const golden of listed) {
      const at = async (frame: number) => {
        const found = golden.frames.find((one) => one.frame === frame);
        if (!found || !cut) {
          return null;
        }
        const pixels = await cut(found, golden.height);
        return {pixels, look: {...(await lookOf(pixels)), hash: found.hash}};
      };
      all.set(golden.id, {...golden, at});
    }
  }
  return all;
}

async function compare(
  scene: Scene,
  frames: DrawnFrame[],
  golden: Golden | undefined,
): Promise<Finding[]> {
  if (!golden) {
    return [{scene, kind: 'new'}];
  }
  const findings: Finding[] = [];
  for (const {frame, png} of frames) {
    const before = await golden.at(frame);
    if (!before) {
      return [{scene, kind: 'other-frames'}];
    }
    const after = await pixelsOf(png);
    const difference = differenceBetween(before.look, await lookOf(after));
    if (isVisible(difference)) {
      const isEdited = golden.source !== sourceHash(scene);
      findings.push({
        scene,
        kind: 'differs',
        frame,
        difference,
        before: before.pixels,
        after,
        isEdited,
      });
    }
  }
  return findings;
}
