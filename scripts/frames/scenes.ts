import {createHash} from 'node:crypto';
import path from 'node:path';
import {writerOf} from '../../plugins/framework/demo-code/write';
import {readLiveMeta} from '../../plugins/remark/live-code/meta';
import {defaultsOf} from '../../src/features/demos/controls';
import type {AnyDemo} from '../../src/features/demos/define';
import {demos} from '../../src/features/demos/registry';
import type {MarkdownFile} from '../content/markdown';
import {readMarkdown, readText} from '../content/project';
import {MANIFEST, parseManifest, type ManifestRow} from '../content/routes';
import {ROOT} from '../lib/root';
import type {Scene} from './scene';

const DEMO_FOLDER = 'src/features/demos/demos';

/** All live blocks of pages, in the order of the pages. */
export function liveScenes(pages: MarkdownFile[], routes: ManifestRow[]): Scene[] {
  return pages.flatMap(({file, fences}) =>
    fences.flatMap(({language, meta, code, line}) => {
      const live = readLiveMeta(language, meta);
      return live
        ? [
            {
              id: `${file.replace(/\.mdx?$/, '')}#${live.title}`,
              group: groupOf(file, routes),
              pages: [file],
              place: `${file}:${line}`,
              title: live.title,
              settings: live.settings,
              source: {code, demo: null},
            },
          ]
        : [];
    }),
  );
}

/** All demos at the values that they start with, with the pages that show them. */
export function demoScenes(demos: Record<string, AnyDemo>, pages: MarkdownFile[]): Scene[] {
  return Object.entries(demos).map(([id, demo]) => {
    const file = `${DEMO_FOLDER}/${id}/Video.tsx`;
    const {title, width, height, fps, durationInFrames} = demo;
    return {
      id: `demos/${id}`,
      group: 'demos',
      pages: pages
        .filter(({tags}) => tags.some((tag) => tag.name === 'Demo' && tag.attributes.id === id))
        .map((page) => page.file),
      place: `${file}:1`,
      title,
      settings: {width, height, fps, duration: durationInFrames},
      source: {code: writerOf(path.join(ROOT, file))(defaultsOf(demo.controls)), demo: id},
    };
  });
}

/** Docs have the groups of their routes, posts the folder that they lie in. */
function groupOf(file: string, routes: ManifestRow[]): string {
  const [folder = ''] = file.split('/');
  const route = `/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
  return routes.find((row) => row.route === route)?.group ?? folder;
}

/** A short hash of what decides what a scene shows, apart from the toolkit. */
export const sourceHash = ({settings, source}: Scene): string =>
  createHash('sha256')
    .update(JSON.stringify([settings, source.code]))
    .digest('hex')
    .slice(0, 12);

/** What plays on a page and can't be compared, by its id, with the reason. */
export const EXCEPTIONS: Record<string, string> = {};

/** Everything that plays on the site's pages, without the exceptions. */
export function readScenes(): Scene[] {
  const pages = readMarkdown();
  return [
    ...liveScenes(pages, parseManifest(readText(MANIFEST))),
    ...demoScenes(demos, pages),
  ].filter(({id}) => !(id in EXCEPTIONS));
}
