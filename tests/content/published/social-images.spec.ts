import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {IMAGE_SIZE, imagePath} from '../../../plugins/published/social-images/address';
import {cardOf} from '../../../plugins/published/social-images/card';
import {createDraw} from '../../../plugins/published/social-images/draw';
import {motifs} from '../../../plugins/published/social-images/motifs';
import type {Motif} from '../../../plugins/published/social-images/motifs';

const page = {path: '/docs/spring', kind: 'api', category: '', title: 'spring()', description: ''};

const wordmark = readFileSync(join(process.cwd(), 'static/img/wordmark-dark.svg'), 'utf8');

test('the image of a page has the address of the page', () => {
  expect(['/', '/docs/gif/', '/docs/spring'].map(imagePath)).toEqual([
    '/social/index.png',
    '/social/docs/gif.png',
    '/social/docs/spring.png',
  ]);
});

test('a card names the kind of its page and its place, and nothing twice', () => {
  expect(cardOf({...page, category: 'Animate'}).section).toBe('API · Animate');
  expect(cardOf({...page, kind: 'package', category: 'Packages'}).section).toBe('Packages');
  expect(cardOf({...page, kind: 'guide', category: 'spring()'}).section).toBe('Guide');
  const outside: [path: string, kind: string, motif: Motif, section: string][] = [
    ['/', 'page', 'page', ''],
    ['/player/', 'page', 'page', ''],
    ['/blog', 'list', 'list', ''],
    ['/blog/page/2', 'page', 'list', 'Page 2'],
    ['/blog/mediabunny', 'post', 'post', 'Blog'],
    ['/templates/', 'list', 'list', ''],
    ['/templates/next', 'page', 'template', 'Template'],
    ['/experts/alex-fernandez', 'page', 'person', 'Expert'],
  ];
  for (const [path, kind, motif, section] of outside) {
    expect(cardOf({...page, path, kind}), path).toMatchObject({motif, section});
  }
});

test('every motif is drawn in the size that services ask for, below 80 kB', async () => {
  const draw = await createDraw(process.cwd(), wordmark);
  const sizes: number[] = [];
  for (const motif of Object.keys(motifs) as Motif[]) {
    const image = await draw({
      motif,
      section: 'A section · With a long name',
      title: 'How joining audio stopped being the slow part of rendering on Lambda',
      description: 'A sentence that says what the reader of this page gets. '.repeat(3),
    });
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([
      IMAGE_SIZE.width,
      IMAGE_SIZE.height,
    ]);
    sizes.push(image.length);
  }
  console.log(`${sizes.length} motifs drawn, the largest with ${Math.max(...sizes)} bytes`);
  expect(Math.max(...sizes)).toBeLessThan(80_000);
});

test('another title gives another image', async () => {
  const draw = await createDraw(process.cwd(), wordmark);
  const card = cardOf(page);
  const [first, same, other] = await Promise.all([
    draw(card),
    draw(card),
    draw({...card, title: '</script> & `code`'}),
  ]);
  expect(first.equals(same)).toBe(true);
  expect(first.equals(other)).toBe(false);
});
