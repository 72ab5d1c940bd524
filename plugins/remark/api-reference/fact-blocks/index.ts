import type {RootContent} from 'mdast';
import {cloudrunRegions, lambdaRegions, policy} from './cloud';
import {crf, extensions, pixelFormats, sound} from './encoding';
import {headers, mediabunnyFormats, samples, webcodecsContainers} from './media';

/** What `<Facts of="…" />` can show. */
export const factBlocks: Record<string, () => RootContent> = {
  'lambda-regions': lambdaRegions,
  'lambda-user-policy': () => policy('user'),
  'lambda-role-policy': () => policy('role'),
  'cloudrun-regions': cloudrunRegions,
  'encoding-extensions': extensions,
  'encoding-sound': sound,
  'encoding-crf': crf,
  'encoding-pixel-formats': pixelFormats,
  'media-samples': samples,
  'media-headers': headers,
  'webcodecs-containers': webcodecsContainers,
  'mediabunny-formats': mediabunnyFormats,
};
