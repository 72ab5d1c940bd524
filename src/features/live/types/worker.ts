import {expose} from 'comlink';
import {needs, urls} from '@generated/type-files/default/packs';
import type {TypePack} from '@site/plugins/browser';
import {createTypeService} from './service';

async function load(name: string): Promise<TypePack> {
  const response = await fetch(urls[name] ?? '');
  if (!response.ok) {
    throw new Error(`The types of ${name} came with status ${response.status}.`);
  }
  return (await response.json()) as TypePack;
}

let hasTold = false;

expose(
  createTypeService({
    load,
    needs,
    onMissing(name) {
      if (!hasTold) {
        hasTold = true;
        console.info(`The types of ${name} didn't load, so the editor doesn't check code with it.`);
      }
    },
  }),
);
