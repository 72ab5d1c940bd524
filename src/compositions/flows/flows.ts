import type {Flow} from './types';

const bucket = {title: 'S3 bucket', detail: 'remotionlambda-…'};

/** How a render runs on Lambda, and what it touches. Facts are those of docs/lambda/. */
export const flows = {
  'lambda-render': {
    title: 'A render on Lambda',
    shows: 'A call starts the main function, which renders all chunks in parallel and joins them.',
    nodes: {
      code: {title: 'Your code', detail: 'or the command line', at: [0, 0]},
      main: {title: 'Main function', at: [1, 0]},
      bucket: {...bucket, at: [2, 0]},
      renderers: {title: 'Renderers', detail: 'one per chunk', at: [1, 1]},
    },
    steps: [
      {
        from: 'code',
        to: 'main',
        packet: 'start',
        text: 'Your code calls the function and gets a render ID back.',
      },
      {
        from: 'bucket',
        to: 'main',
        packet: 'site',
        text: 'The main function opens your site and selects the composition.',
      },
      {
        from: 'main',
        to: 'renderers',
        packet: 'frames',
        text: 'It splits the frames into chunks and calls one renderer for each.',
      },
      {
        from: 'bucket',
        to: 'renderers',
        packet: 'site',
        text: 'Each renderer opens the site too, renders its frames and encodes them.',
      },
      {
        from: 'renderers',
        to: 'main',
        packet: 'chunks',
        text: 'The renderers stream their audio and video back.',
      },
      {
        from: 'main',
        to: 'bucket',
        packet: 'out.mp4',
        text: 'The main function joins the chunks and uploads the file.',
      },
      {
        from: 'main',
        to: 'code',
        packet: 'webhook',
        text: 'If you asked for it, a webhook tells your server.',
      },
    ],
  },
  'lambda-bucket': {
    title: 'What is in the bucket',
    shows:
      'Sites, props, progress and results go into one bucket per region, and viewers load the result.',
    nodes: {
      computer: {title: 'Your code', detail: 'or the command line', at: [0, 0]},
      bucket: {...bucket, at: [1, 0]},
      main: {title: 'Main function', at: [2, 0]},
      viewers: {title: 'Viewers', detail: 'with the URL', at: [1, 1]},
    },
    steps: [
      {
        from: 'computer',
        to: 'bucket',
        packet: 'sites/…',
        text: 'Deploying a site uploads your bundle. Its files are public.',
      },
      {
        from: 'computer',
        to: 'bucket',
        packet: 'input-props/…',
        text: 'Large input props are stored here, and deleted after the render.',
      },
      {
        from: 'main',
        to: 'bucket',
        packet: 'progress.json',
        text: 'The main function writes its progress to renders/<id>/. This file is private.',
      },
      {
        from: 'main',
        to: 'bucket',
        packet: 'out.mp4',
        text: 'The result goes there too, unless outName names another bucket or key.',
      },
      {
        from: 'bucket',
        to: 'viewers',
        packet: 'URL',
        text: 'The result is public by default. Set privacy to change that.',
      },
    ],
  },
  'lambda-permissions': {
    title: 'Who needs which permission',
    shows:
      'The user deploys and starts functions, and the functions work with the permissions of the role.',
    nodes: {
      user: {title: 'User', detail: 'keys in your .env', at: [0, 0]},
      main: {title: 'Main function', at: [1, 0]},
      bucket: {...bucket, at: [2, 0]},
      role: {title: 'Role', detail: 'remotion-lambda-role', at: [0, 1]},
      renderers: {title: 'Renderers', at: [1, 1]},
      logs: {title: 'CloudWatch', detail: 'logs', at: [2, 1]},
    },
    steps: [
      {
        from: 'user',
        to: 'main',
        packet: 'deploy',
        text: 'The user creates the function and assigns the role to it.',
      },
      {
        from: 'user',
        to: 'main',
        packet: 'call',
        text: 'The user starts renders by calling the function.',
      },
      {
        from: 'role',
        to: 'main',
        packet: 'assume',
        text: 'The function works with the permissions of the role, not with your keys.',
      },
      {
        from: 'main',
        to: 'renderers',
        packet: 'call',
        text: 'The role may call functions named remotion-render-…',
      },
      {
        from: 'main',
        to: 'bucket',
        packet: 'files',
        text: 'It may read and write in buckets named remotionlambda-…',
      },
      {from: 'main', to: 'logs', packet: 'logs', text: 'It may write logs.'},
    ],
  },
  'lambda-webhook': {
    title: 'A webhook',
    shows:
      'The main function sends a signed request to your endpoint, which checks it and responds.',
    nodes: {
      server: {title: 'Your server', at: [0, 0]},
      main: {title: 'Main function', at: [2, 0]},
      endpoint: {title: 'Your endpoint', at: [0, 1]},
      bucket: {...bucket, at: [2, 1]},
    },
    steps: [
      {
        from: 'server',
        to: 'main',
        packet: 'url, secret',
        text: 'You pass the URL, the secret and your data when you start the render.',
      },
      {
        from: 'main',
        to: 'bucket',
        packet: 'out.mp4',
        text: 'The render succeeds, fails, or runs out of time.',
      },
      {
        from: 'main',
        to: 'endpoint',
        packet: 'POST',
        text: 'The main function sends the outcome, signed with your secret.',
      },
      {
        from: 'endpoint',
        to: 'main',
        packet: '200',
        text: 'Check the signature and respond within 10 seconds, or it tries twice more.',
      },
      {
        from: 'endpoint',
        to: 'server',
        packet: 'outputUrl',
        text: 'Your code goes on with the URL and with the data that you passed.',
      },
    ],
  },
  'lambda-costs': {
    title: 'What is on the AWS bill',
    shows: 'Functions are billed for memory and time, the bucket for storage and downloads.',
    nodes: {
      renderers: {title: 'Renderers', at: [0, 0]},
      main: {title: 'Main function', at: [0, 1]},
      bill: {title: 'AWS bill', at: [1, 0.5]},
      bucket: {...bucket, at: [2, 0]},
      viewers: {title: 'Viewers', at: [2, 1]},
    },
    steps: [
      {
        from: 'renderers',
        to: 'bill',
        packet: 'GB × s',
        text: 'Each renderer costs its memory multiplied by its seconds.',
      },
      {
        from: 'main',
        to: 'bill',
        packet: 'GB × s',
        text: 'The main function is billed too, for as long as the whole render takes.',
      },
      {
        from: 'bucket',
        to: 'bill',
        packet: 'storage',
        text: 'S3 bills what stays in the bucket, until you delete it.',
      },
      {
        from: 'viewers',
        to: 'bill',
        packet: 'transfer',
        text: 'Each view is a download. For a popular video, that often costs the most.',
      },
    ],
  },
} satisfies Record<string, Flow>;

export type FlowId = keyof typeof flows;
