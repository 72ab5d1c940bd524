import {formatNumber} from '@site/src/lib/format/numbers';

/** A place where a video is rendered, and what to know before choosing it. */
export type Place = {
  name: string;
  /** For whom it is, in a few words. */
  suits: string;
  /** Where the reader goes on. */
  link: {label: string; to: string};
  costs: string;
  needs: string;
  limits: string;
  /** The command or function that starts a render. */
  start: string;
};

/** Limits of the packages that the texts below name. A test holds them against the packages. */
export const limits = {
  mostTabs: 8,
  lambdaFunctions: 200,
  lambdaSeconds: 900,
  lambdaMemoryInMb: 10_240,
  lambdaRegions: 24,
  cloudRunSeconds: 300,
  cloudRunMemory: '2Gi',
  cloudRunInstances: 100,
  cloudRunRegions: 35,
} as const;

export const PLACES: Place[] = [
  {
    name: 'Your machine',
    suits: 'One video, or a draft of one',
    link: {label: 'Render a video', to: '/docs/render'},
    costs: 'Nothing but time.',
    needs: 'Node.js or Bun. The browser that draws the frames is downloaded with the first render.',
    limits: `Your cores: by default half of them draw at the same time, up to ${limits.mostTabs}.`,
    start: 'npx remotion render',
  },
  {
    name: 'Your server',
    suits: 'Renders that your own program starts',
    link: {label: 'Render from code', to: '/docs/render#from-code'},
    costs: 'The server that you run.',
    needs: 'Node.js or Bun with @remotion/renderer, and a queue of your own.',
    limits: 'One machine renders the whole video; two renders share its cores.',
    start: 'renderMedia()',
  },
  {
    name: 'AWS Lambda',
    suits: 'Many videos, or one in a hurry',
    link: {label: 'How Lambda renders', to: '/lambda/'},
    costs: 'AWS charges memory by the second. Nothing runs between renders.',
    needs: 'An AWS account, a deployed function and a deployed site.',
    limits: `Up to ${limits.lambdaFunctions} functions share a video, each for ${limits.lambdaSeconds / 60} minutes and ${formatNumber(limits.lambdaMemoryInMb)} MB at most. ${limits.lambdaRegions} regions.`,
    start: 'renderMediaOnLambda()',
  },
  {
    name: 'Google Cloud Run',
    suits: 'Teams who are on Google Cloud; alpha',
    link: {label: 'All APIs', to: '/docs/api'},
    costs: 'Google charges the instance while it renders.',
    needs: 'A Google Cloud project, a deployed service and a deployed site.',
    limits: `One instance renders the whole video, by default with 2 GiB in ${limits.cloudRunSeconds / 60} minutes. Up to ${limits.cloudRunInstances} instances by default, ${limits.cloudRunRegions} regions.`,
    start: 'renderMediaOnCloudrun()',
  },
  {
    name: 'The browser',
    suits: 'Playing a video without a file',
    link: {label: 'Embed a player', to: '/player/'},
    costs: 'Nothing: your visitor’s device draws the frames.',
    needs: 'A React app and the Player.',
    limits: 'It plays, and writes no file: rendering to one in the browser is not released yet.',
    start: '<Player />',
  },
];
