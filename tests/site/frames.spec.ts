import {expect, test} from '@playwright/test';
import {openStage} from '../../scripts/frames/draw';
import {lookAt} from '../../scripts/frames/look';
import type {Scene} from '../../scripts/frames/scene';
import {readScenes} from '../../scripts/frames/scenes';

test('every live block and demo of the site draws its first, middle and last frame', async () => {
  test.setTimeout(10 * 60_000);
  const scenes = readScenes();
  const [first] = scenes;
  if (!first) {
    throw new Error('There is no live block, and no demo.');
  }
  const broken: Scene = {
    ...first,
    id: 'broken',
    source: {code: 'export const A = () => { throw new Error("No"); };', demo: null},
  };
  const failed = new Map<string, string>();
  let frames = 0;
  const stage = await openStage({});
  const draw = (some: Scene[], isPatient: boolean) =>
    stage.draw(some, {
      isPatient,
      onDrawn: ({id}, drawn) => {
        failed.delete(id);
        if ('problem' in drawn) {
          failed.set(id, drawn.problem);
        } else {
          frames += drawn.frames.length;
        }
      },
    });
  try {
    await draw([...scenes, broken], false);
    // A busy machine may have been late.
    await draw(
      scenes.filter(({id}) => failed.has(id)),
      true,
    );
  } finally {
    await stage.close();
  }
  console.log(`frames: ${scenes.length} scenes, ${frames} frames drawn`);
  expect(Object.fromEntries(failed)).toEqual({broken: expect.stringContaining('No')});
});

// `npm run frames` compares all of them. This is what can be told in seconds.

const EASED = 'docs/paths/cut-path#A chart line that grows';

test('frames look as their golden ones on another screen, and a changed easing is caught', async () => {
  const scenes = readScenes();
  const eased = scenes.find(({id}) => id === EASED);
  if (!eased) {
    throw new Error(`There is no ${EASED}. Name another block with an easing here.`);
  }
  const withCode = (code: string): Scene => ({...eased, source: {...eased.source, code}});
  const changed = withCode(
    eased.source.code.replace(/Easing\.[\w.]+(\([^)]*\))?/, 'Easing.linear'),
  );
  expect(changed.source.code).not.toBe(eased.source.code);
  const broken = {...withCode('export const A = () => { throw new Error("No"); };'), id: 'broken'};
  const groups = [...new Set(scenes.map(({group}) => group))];
  const sample = groups.flatMap(
    (group) => scenes.find((scene) => scene.group === group && scene.id !== EASED) ?? [],
  );

  const {findings, drawn} = await lookAt([...sample, changed, broken], {pixelRatio: 2});
  console.log(`frames: ${sample.length} scenes of ${groups.length} groups drawn and compared`);
  expect(drawn.length).toBe(sample.length + 1);
  expect(
    findings.map(
      (finding) => `${finding.scene.id} ${finding.kind} ${'frame' in finding ? finding.frame : ''}`,
    ),
  ).toEqual([expect.stringMatching(`^${EASED} differs`), 'broken failed ']);
});
