import {expect, test} from '@playwright/test';
import * as original from '@docusaurus/utils-common';
import * as lean from '../../../plugins/framework/lean-utils/utils-common';

test('has all that the package has', () => {
  const names = Object.keys(original).sort();
  console.log(`${names.length} exports compared`);
  expect(names.length).toBeGreaterThan(5);
  expect(Object.keys(lean).sort()).toEqual(names);
  for (const name of names as (keyof typeof original)[]) {
    expect(lean[name], name).toBe(original[name]);
  }
});
