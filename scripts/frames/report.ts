import {describeDifference, drawDifference, imageOf, type Pixels} from './compare';
import type {Finding} from './look';
import type {Scene} from './scene';

/** A finding as a sentence, without its place. */
export function describeFinding(finding: Finding): string {
  const {scene} = finding;
  const name = `"${scene.title}"`;
  switch (finding.kind) {
    case 'failed':
      return `${name} doesn't draw: ${finding.problem}`;
    case 'new':
      return `${name} has no golden frames. Look at it, then run: npm run frames -- --write ${scene.id}`;
    case 'other-frames':
      return `${name} has another length than its golden frames. Run: npm run frames -- --write ${scene.id}`;
    case 'differs':
      return (
        `${name} differs at frame ${finding.frame}: ${describeDifference(finding.difference)}.` +
        (finding.isEdited ? ' Its code is another one, too.' : '')
      );
  }
}

/** What is to be said of each scene in one line, for each page that shows it. */
export function describeByScene(findings: Finding[]): {page: string; text: string}[] {
  const scenes = new Map<Scene, Finding[]>();
  findings.forEach((finding) =>
    scenes.set(finding.scene, [...(scenes.get(finding.scene) ?? []), finding]),
  );
  return [...scenes].flatMap(([{pages, place, title}, found]) => {
    const [first] = found;
    const frames = found.flatMap((one) => (one.kind === 'differs' ? [one.frame] : []));
    const text =
      first?.kind === 'failed'
        ? describeFinding(first)
        : `"${title}" ${frames.length > 0 ? `differs at ${frames.join(', ')}` : 'has other frames'}`;
    return (pages.length > 0 ? pages : [place]).map((page) => ({page, text}));
  });
}

const STYLES = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 1040px; padding: 0 1rem;
  color: #1b2436; background: #fff; }
@media (prefers-color-scheme: dark) { body { color: #e6ebf4; background: #121826; } a { color: #7fb3ff; } }
h2 { font-size: 1rem; margin: 2rem 0 0; }
p { margin: 0.25rem 0 0.5rem; }
div { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; }
img { display: block; max-width: 100%; outline: 1px solid #8886; }
figcaption { font-size: 0.85rem; }`;

/** A page with each finding, and both pictures of each frame that differs. It needs no other file. */
export async function reportPage(findings: Finding[], count: string): Promise<string> {
  const sections = await Promise.all(findings.map(section));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Golden frames: ${findings.length} to look at</title>
<style>${STYLES}</style>
<h1>${findings.length} to look at</h1>
<p>${escape(count)}</p>
${sections.join('\n')}
`;
}

async function section(finding: Finding): Promise<string> {
  const {place, pages} = finding.scene;
  const shown = pages.filter((page) => !place.startsWith(page)).join(', ');
  return `<h2>${escape(place)}</h2>
<p>${escape(describeFinding(finding))}${shown ? ` Shown on ${escape(shown)}.` : ''}</p>
${finding.kind === 'differs' ? await pictures(finding) : ''}`;
}

async function pictures({before, after}: Extract<Finding, {kind: 'differs'}>): Promise<string> {
  const difference = await drawDifference(before, after);
  return `<div>${figure('golden', await pngOf(before))}${figure('now', await pngOf(after))}${
    difference ? figure('difference', difference) : ''
  }</div>`;
}

const pngOf = (pixels: Pixels): Promise<Buffer> => imageOf(pixels).png().toBuffer();

const figure = (name: string, png: Buffer): string =>
  `<figure><img src="data:image/png;base64,${png.toString('base64')}" alt="${name}"><figcaption>${name}</figcaption></figure>`;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
