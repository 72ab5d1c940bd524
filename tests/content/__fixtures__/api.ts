import type {ApiPackage, CliCommand, RenderingOption} from '../../../plugins/lib/api-snapshot/types';

/** A small snapshot for the tests of the checks. */
export const fixturePackages: ApiPackage[] = [
  {
    package: 'remotion',
    version: '4.0.0',
    exports: [
      {
        name: 'spring',
        entry: '.',
        kind: 'function',
        signature: 'function spring(options: {fps: number; config?: SpringConfig}): number;',
        parameters: [
          {
            name: 'options',
            type: '{fps: number; config?: SpringConfig}',
            optional: false,
            members: [
              {name: 'fps', type: 'number', optional: false},
              {
                name: 'config',
                type: 'SpringConfig',
                optional: true,
                members: [
                  {name: 'damping', type: 'number', optional: true},
                  {name: 'mass', type: 'number', optional: true},
                ],
              },
            ],
          },
        ],
        returns: 'number',
      },
      {
        name: 'SpringConfig',
        entry: '.',
        kind: 'type',
        signature: 'type SpringConfig = {damping?: number; mass?: number};',
        members: [
          {name: 'damping', type: 'number', optional: true},
          {name: 'mass', type: 'number', optional: true},
        ],
      },
      {
        name: 'Sequence',
        entry: '.',
        kind: 'component',
        signature: 'const Sequence: React.FC<{from?: number; layout?: string}>;',
        members: [
          {name: 'from', type: 'number', optional: true},
          {name: 'layout', type: 'string', optional: true},
        ],
      },
      {
        name: 'Easing',
        entry: '.',
        kind: 'namespace',
        signature: 'namespace Easing',
        members: [
          {name: 'ease', type: '(t: number) => number', optional: false},
          {name: 'bezier', type: '(x1: number) => number', optional: false},
        ],
      },
      {name: 'Internals', entry: '.', kind: 'namespace', signature: 'namespace Internals'},
    ],
  },
  {
    package: '@remotion/lambda',
    version: '4.0.0',
    exports: [
      {
        name: 'presignUrl',
        entry: './client',
        kind: 'function',
        signature: 'function presignUrl(region: string, key: string): string;',
        parameters: [
          {name: 'region', type: 'string', optional: false},
          {name: 'key', type: 'string', optional: false},
        ],
        returns: 'string',
      },
    ],
  },
];

export const fixtureCommands: CliCommand[] = [
  {command: 'render', flags: ['crf', 'muted', 'props']},
  {command: 'still', flags: ['frame', 'scale']},
  {command: 'lambda sites create', flags: ['site-name']},
];

export const fixtureOptions: RenderingOption[] = ['crf', 'muted'].map((name) => ({
  name,
  cliFlag: name,
  apiName: name,
  configMethod: null,
  type: null,
  default: null,
}));
