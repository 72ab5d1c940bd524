import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {runInWorker} from '../../../plugins/lib/worker';

const FILE = join(__dirname, '__fixtures__', 'worker', 'double.ts');

test('a module works in a worker, and what it throws arrives', async () => {
  expect(await runInWorker(FILE, [1, 2, 3])).toEqual([2, 4, 6]);
  await expect(runInWorker(FILE, [])).rejects.toThrow('There are no numbers.');
});

test('a worker that ends without an answer is noticed', async () => {
  await expect(runInWorker(FILE, [0])).rejects.toThrow('double.ts ended without an answer.');
});
