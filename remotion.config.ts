import {Config} from '@remotion/cli/config';
import {findBrowser} from './scripts/lib/browser';

// Read by the command line alone: `npm run studio`, `npx remotion compositions`. Renders for pages
// are made by `npm run media`.
Config.setEntryPoint('./src/compositions/index.ts');

const browser = findBrowser();
if (browser) {
  Config.setBrowserExecutable(browser.path);
}
