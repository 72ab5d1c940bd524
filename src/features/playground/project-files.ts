import type {PlaygroundState} from '@site/src/features/live/url-state';

type Toolkit = {
  /** Version of all packages of the toolkit. */
  version: string;
  /** Versions of other packages, by name. */
  versions: Record<string, string>;
};

/** A project that renders what the playground shows, as the text of each file. */
export function projectFiles(
  {code, settings}: PlaygroundState,
  toolkit: Toolkit,
): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(manifest(code, toolkit), null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(TSCONFIG, null, 2)}\n`,
    'README.md': README,
    '.gitignore': 'node_modules\nout\n',
    'src/index.ts': INDEX,
    'src/Root.tsx': root(code, settings),
    'src/Composition.tsx': code.endsWith('\n') ? code : `${code}\n`,
    'src/style.css': STYLE,
  };
}

function manifest(code: string, {version, versions}: Toolkit) {
  const versionOf = (name: string) =>
    name === 'remotion' || name.startsWith('@remotion/') ? version : (versions[name] ?? 'latest');
  const imported = [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"./][^'"]*)['"]/g)].map(
    ([, name = '']) => packageOf(name),
  );
  // What a package needs beside it, and does not bring along.
  const peers = imported.includes('@remotion/three') ? ['three', '@react-three/fiber'] : [];
  const needed = imported.includes('@remotion/lottie') ? ['lottie-web'] : [];
  const names = [
    ...new Set([
      '@remotion/cli',
      'react',
      'react-dom',
      'remotion',
      ...imported,
      ...peers,
      ...needed,
    ]),
  ];
  const typed = [
    '@types/react',
    ...(names.includes('three') ? ['@types/three'] : []),
    'typescript',
  ];
  const listed = (list: string[]) =>
    Object.fromEntries(list.sort().map((name) => [name, versionOf(name)]));
  return {
    name: 'playground',
    private: true,
    scripts: {
      dev: 'remotion studio',
      render: 'remotion render Playground out/video.mp4',
      check: 'tsc --noEmit',
    },
    dependencies: listed(names),
    devDependencies: listed(typed),
  };
}

/** `@remotion/transitions/fade` is part of `@remotion/transitions`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function root(code: string, {width, height, fps, duration}: PlaygroundState['settings']): string {
  const name = exportedComponent(code);
  return `import {Composition} from 'remotion';
import ${name === 'default' ? 'Main' : `{${name} as Main}`} from './Composition';
import './style.css';

export const Root: React.FC = () => (
  <Composition
    id="Playground"
    component={Main}
    width={${width}}
    height={${height}}
    fps={${fps}}
    durationInFrames={${duration}}
  />
);
`;
}

/** Name under which the code exports what is played. */
function exportedComponent(code: string): string {
  if (/export\s+default\b|\bas\s+default\b/.test(code)) {
    return 'default';
  }
  const names = [...code.matchAll(/export\s+(?:const|function|class|let)\s+([A-Z]\w*)/g)];
  return names.at(-1)?.[1] ?? 'default';
}

const INDEX = `import {registerRoot} from 'remotion';
import {Root} from './Root';

registerRoot(Root);
`;

const STYLE = `/* What the playground starts from. */
body {
  color: black;
  font-family: system-ui, sans-serif;
}
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['src'],
};

const README = `# A project from the playground

\`\`\`bash
npm install
npm run dev     # opens the Studio
npm run render  # writes out/video.mp4
npm run check   # checks the types
\`\`\`

The video is in \`src/Composition.tsx\`, its size and length in \`src/Root.tsx\`.
`;
