import {expect, test} from '@playwright/test';
import {withPaginationLabel} from '../../../plugins/lib/pagination-label';

test('a page that its section calls Overview is named by its title where another page leads to it', () => {
  const page = {title: '@remotion/lottie', sidebar_label: 'Overview'};
  expect(withPaginationLabel(page)).toEqual({...page, pagination_label: '@remotion/lottie'});
});

test('a label that says enough stays, and so does one that the page chose', () => {
  const short = {title: 'Documentation of Remotion', sidebar_label: 'Documentation'};
  expect(withPaginationLabel(short)).toEqual(short);
  const chosen = {title: 'Demos', sidebar_label: 'Demo', pagination_label: 'Try it'};
  expect(withPaginationLabel(chosen)).toEqual(chosen);
});
