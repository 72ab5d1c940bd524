import {expect, test} from '@playwright/test';
import {withCompleteMedia} from '../../../plugins/lib/feeds';

const SITE = 'https://site.example';

test('a clip of a post gets complete addresses, and nothing else changes', () => {
  const html =
    '<p>src="/a"</p><video poster="/media/a.webp" controls=""><source src="/media/a.webm"></video>';
  expect(withCompleteMedia(html, SITE)).toBe(
    '<p>src="/a"</p><video poster="https://site.example/media/a.webp" controls=""><source src="https://site.example/media/a.webm"></video>',
  );
});

test('addresses that are complete stay as they are', () => {
  const html =
    '<video src="https://other.example/a.mp4"></video><source src="//cdn.example/a.mp4">';
  expect(withCompleteMedia(html, SITE)).toBe(html);
});
