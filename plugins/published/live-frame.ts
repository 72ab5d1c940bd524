import {join} from 'node:path';
import {bundleConfig, bundleOnce} from '../live-frame/bundle';
import type {FrameOptions} from '../live-frame/options';
import {writeFramePage} from '../live-frame/page';
import type {Step} from './step';

/** Bundles the sandboxed frame in which examples run, and publishes its page. */
export const liveFrame = ({entry, route}: FrameOptions): Step => ({
  name: 'live-frame',
  reads: [],
  writes: ['frame'],
  async run({siteDir, outDir, baseUrl, bundler, jsLoader}) {
    const folder = join(outDir, route);
    const config = bundleConfig({siteDir, entry, folder, mode: 'production', jsLoader});
    await writeFramePage(folder, `${baseUrl}${route}/`, await bundleOnce(bundler, config));
  },
});
