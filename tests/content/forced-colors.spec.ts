import {expect, test} from '@playwright/test';
import {listFiles, readText} from '../../scripts/content/project';

/** What forced colors take away: a slider's own track, and the state of a switch of one's own. */
const DRAWN = /::-webkit-slider-runnable-track|:checked(?: \+ span|::before)/;

const lackForcedColors = (styles: {file: string; text: string}[]): string[] =>
  styles
    .filter(({text}) => DRAWN.test(text) && !text.includes('forced-colors: active'))
    .map(({file}) => file);

test('sliders and switches that styles draw are there in forced colors too', () => {
  const styles = listFiles('src')
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({file, text: readText(file)}));
  const drawn = styles.filter(({text}) => DRAWN.test(text));
  console.log(`${drawn.length} stylesheets draw sliders or switches`);
  expect(drawn.length).toBeGreaterThan(3);
  expect(lackForcedColors(styles)).toEqual([]);
  const text = '.switch:checked::before { background: red; }';
  expect(lackForcedColors([{file: 'bad.css', text}])).toEqual(['bad.css']);
});
