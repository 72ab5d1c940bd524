import {expect, test} from '@playwright/test';
import {parse, serialize} from 'parse5';
import {withEndTags} from '../../../plugins/published/end-tags';

const page = (main: string): string => `<!doctype html><body><nav><ul><li>a</ul></nav>${main}`;

test('end tags that HTML lets pages leave out are written, and the page stays the same', () => {
  const html = page(
    '<main><ul><li>a<li>b<ul><li>c</ul></ul><table><tr><th>1<td>2<tbody><tr><td>3</table><p>x<div>y<br></div><svg><path d=M0/></svg></main>',
  );
  const written = withEndTags(html);
  expect(written).toBe(
    page(
      '<main><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><table><tr><th>1</th><td>2</td></tr><tbody><tr><td>3</td></tr></tbody></table><p>x</p><div>y<br></div><svg><path d=M0/></svg></main>',
    ),
  );
  expect(serialize(parse(written))).toBe(serialize(parse(html)));
});

test('a page that has its end tags, and one without a main part, stay as they are', () => {
  const whole = page('<main><p>x</p></main>');
  expect(withEndTags(whole)).toBe(whole);
  expect(withEndTags(page('<p>x'))).toBe(page('<p>x'));
});
