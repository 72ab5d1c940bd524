import {formatNumber} from '@site/src/lib/format/numbers';

/** A place where a video is rendered, and what to know before choosing it. */
export type Place = {
  name: string;
  /** For whom it is, in a few words. */
  suits: string;
  /** Where the reader goes on. */
  link: {label: string; to: string};
  /** Another page for the same place. */
  also?: {label: string; to: string};
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
    suits: 'Drafts and single videos',
    link: {label: 'Render your first video', to: '/docs/render'},
    costs: 'Nothing but time.',
    needs: 'Node.js or Bun. Remotion downloads its browser before your first render.',
    limits: `Your CPU. By default, Remotion uses half of its cores, up to ${limits.mostTabs}.`,
    start: 'npx remotion render',
  },
  {
    name: 'Your server',
    suits: 'Renders that your own code starts',
    link: {label: 'Render from code', to: '/docs/render#from-code'},
    costs: 'The server you run.',
    needs: 'Node.js or Bun, @remotion/renderer and your own queue.',
    limits: 'One machine renders the whole video. Parallel renders share its cores.',
    start: 'renderMedia()',
  },
  {
    name: 'AWS Lambda',
    suits: 'Many videos, or one in a hurry',
    link: {label: 'Render on Lambda', to: '/lambda/'},
    costs: 'AWS bills memory by the second. Nothing runs between renders.',
    needs: 'An AWS account, a deployed function and a deployed site.',
    limits: `Up to ${limits.lambdaFunctions} functions for each video. Each gets at most ${limits.lambdaSeconds / 60} minutes and ${formatNumber(limits.lambdaMemoryInMb)} MB. ${limits.lambdaRegions} regions.`,
    start: 'renderMediaOnLambda()',
  },
  {
    name: 'Google Cloud Run',
    suits: 'Teams on Google Cloud (alpha)',
    link: {label: 'Render on Cloud Run', to: '/docs/cloudrun'},
    costs: 'Google bills the instance while it renders.',
    needs: 'A Google Cloud project, a deployed service and a deployed site.',
    limits: `One instance renders the whole video. Defaults: 2 GiB, ${limits.cloudRunSeconds / 60} minutes, up to ${limits.cloudRunInstances} instances. ${limits.cloudRunRegions} regions.`,
    start: 'renderMediaOnCloudrun()',
  },
  {
    name: 'The browser',
    suits: 'Instant previews in your app',
    link: {label: 'Embed the Player', to: '/player/'},
    also: {label: 'Export in the browser', to: '/docs/miscellaneous/render-in-browser'},
    costs: 'Nothing. Your visitor’s device draws the frames.',
    needs: 'A React app and the Player.',
    limits: 'The Player writes no file. Exporting one with @remotion/web-renderer is experimental.',
    start: '<Player />',
  },
];
