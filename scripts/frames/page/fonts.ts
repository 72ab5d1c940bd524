import {loadFonts as loadSiteFonts} from '../../../src/compositions/fonts';

/** Each computer has fonts of its own behind these names. Here, all of them have the site's. */
const STYLES = `
html, input, button, select, textarea,
[style*='system-ui'], [style*='serif'], [font-family*='system-ui'], [font-family*='serif'] {
  font-family: 'Inter Variable' !important;
}
code, kbd, pre, samp, [style*='monospace'], [font-family*='monospace'] {
  font-family: 'JetBrains Mono Variable' !important;
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  overflow: hidden;
  display: flex;
  align-items: flex-start;
}
body > div {
  flex: none;
  overflow: hidden;
}`;

/** Loads the site's fonts, and gives text without one of them the nearest. */
export async function loadFonts(): Promise<void> {
  const style = document.createElement('style');
  style.textContent = STYLES;
  document.head.append(style);
  await loadSiteFonts();
}
