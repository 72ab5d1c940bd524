import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getSwcLoaderOptions, rspack, swcLoader} from '@docusaurus/faster';
import type {CurrentBundler} from '@docusaurus/types';
import {bundleConfig, bundleOnce} from '../../../plugins/live-frame/bundle';
import {writeFramePage} from '../../../plugins/live-frame/page';
import type {Finding} from '../../../src/features/course/finding';
import type {Graded} from '../../../src/features/course/grade';
import {launchBrowser} from '../../lib/browser';
import {serveBuild} from '../../lib/host/server';
import {ROOT} from '../../lib/root';

export type Grader = {
  /** What is wrong with an answer, or null. */
  grade: (exercise: Graded, code: string) => Promise<Finding | null>;
  close: () => Promise<void>;
};

declare global {
  interface Window {
    gradeAnswer: Grader['grade'];
  }
}

/** Bundles the sandboxed frame and a page around it, and opens that in a browser. */
export async function startGrader(): Promise<Grader> {
  const folder = mkdtempSync(join(tmpdir(), 'course-'));
  mkdirSync(join(folder, 'grade'));
  const scripts = await bundle('scripts/content/course/page.ts', join(folder, 'grade'));
  const frameScripts = await bundle(
    'src/features/live/frame/index.tsx',
    join(folder, 'live-frame'),
  );
  await writeFramePage(join(folder, 'live-frame'), '/live-frame/', frameScripts);
  const tags = scripts.map((name) => `<script defer src="/grade/${name}"></script>`).join('');
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Grader</title>${tags}<body>`);
  // The frame has no origin of its own, so each file of the site is another origin's to it.
  writeFileSync(join(folder, '_headers'), '/*\n  Access-Control-Allow-Origin: *\n');
  for (const name of ['media', 'img', 'demos']) {
    symlinkSync(join(ROOT, 'static', name), join(folder, name));
  }
  const server = await serveBuild(folder, {brotliQuality: 1});
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${server.origin}/`);
  await page.waitForFunction(() => 'gradeAnswer' in window);
  return {
    grade: (exercise, code) =>
      page.evaluate(([graded, answer]) => window.gradeAnswer(graded, answer), [
        exercise,
        code,
      ] as const),
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

function bundle(entry: string, folder: string): Promise<string[]> {
  const instance: unknown = rspack;
  if (!isBundler(instance)) {
    throw new Error('@docusaurus/faster has no Rspack any more. Look up how it gives it now.');
  }
  return bundleOnce(
    {name: 'rspack', instance},
    bundleConfig({
      siteDir: ROOT,
      entry,
      folder,
      mode: 'development',
      jsLoader: {loader: swcLoader, options: getSwcLoaderOptions({isServer: false})},
    }),
  );
}

/** Rspack is called the same way as webpack, whose types Docusaurus takes for both. */
const isBundler = (value: unknown): value is CurrentBundler['instance'] =>
  typeof value === 'function';
