import {mkdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {getCompositions, renderMedia, renderStill, type FfmpegOverrideFn} from '@remotion/renderer';
import type {CompositionEntry} from '../../src/compositions/types';
import type {ClipFile, Media, Poster} from '../../src/data/media';
import {CLIP_FORMATS, MEDIA_FOLDER, fileName, posterScale} from './plan';
import {ROOT} from '../lib/root';

export type Studio = {
  /** Renders all that pages need of a composition into the media folder. */
  render: (entry: CompositionEntry) => Promise<Omit<Media, 'hash'>>;
  /** Deletes the bundle. */
  close: () => void;
};

/**
 * Bundles the compositions.
 *
 * @param browserExecutable path of the Chromium to render in
 */
export async function openStudio(browserExecutable: string): Promise<Studio> {
  const serveUrl = await bundle({
    entryPoint: path.join(ROOT, 'src/compositions/index.ts'),
    rootDir: ROOT,
  });
  // Each render opens a browser of its own: in one that is shared, frames differ now and then.
  const shared = {serveUrl, browserExecutable, logLevel: 'error'} as const;
  const compositions = await getCompositions(serveUrl, shared);
  mkdirSync(path.join(ROOT, MEDIA_FOLDER), {recursive: true});

  const render = async (entry: CompositionEntry) => {
    const composition = compositions.find(({id}) => id === entry.id);
    if (!composition) {
      throw new Error(`${entry.id} is registered, but not among the compositions of the bundle.`);
    }
    const renderPoster = async (frame: number): Promise<Poster> => {
      const {src, output} = target(entry.id, 'webp');
      const scale = posterScale(entry);
      await renderStill({
        ...shared,
        composition,
        frame,
        output,
        imageFormat: 'webp',
        scale,
      });
      return {
        src,
        width: Math.round(entry.width * scale),
        height: Math.round(entry.height * scale),
        bytes: statSync(output).size,
      };
    };
    const renderClip = async (): Promise<ClipFile[]> => {
      const files: ClipFile[] = [];
      for (const {codec, ending, type, crf} of CLIP_FORMATS) {
        const {src, output} = target(entry.id, ending);
        await renderMedia({
          ...shared,
          composition,
          codec,
          crf,
          outputLocation: output,
          imageFormat: 'png',
          muted: true,
          ffmpegOverride: repeatable,
          scale: entry.clip?.scale ?? 1,
        });
        files.push({src, type, bytes: statSync(output).size});
      }
      return files;
    };
    return {
      ...(entry.posterFrame === undefined ? {} : {poster: await renderPoster(entry.posterFrame)}),
      ...(entry.clip ? {clip: await renderClip()} : {}),
    };
  };

  return {
    render,
    close: () => rmSync(serveUrl, {recursive: true, force: true}),
  };
}

/** One thread and no random ids, so that the same frames make the same file on every computer. */
const repeatable: FfmpegOverrideFn = ({args}) => [
  ...args.slice(0, -1),
  '-threads',
  '1',
  '-fflags',
  '+bitexact',
  ...args.slice(-1),
];

function target(id: string, ending: string): {src: string; output: string} {
  const name = `${fileName(id)}.${ending}`;
  return {src: `/media/${name}`, output: path.join(ROOT, MEDIA_FOLDER, name)};
}
