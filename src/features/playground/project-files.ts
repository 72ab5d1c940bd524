import {packageOf} from '@site/src/features/live/modules';
import {unknownModules} from '@site/src/features/live/resolve';
import type {PlaygroundState} from '@site/src/features/live/url-state';
import {readCode} from './read-code';

/** The versions that this site pins, by package. */
type Versions = Record<string, string>;

/**
 * A project that renders what the playground shows, as the text of each file. It installs packages
 * that live code may import, in the versions of this site, and no others: whoever made a link could
 * otherwise have a package of theirs run on the reader's computer.
 *
 * @returns a sentence instead, when the code imports anything else
 */
export function projectFiles(
  {code, settings}: PlaygroundState,
  versions: Versions,
): {files: Record<string, string>} | {mistake: string} {
  const {modules, component} = readCode(code);
  const [unknown] = unknownModules(modules);
  if (unknown !== undefined) {
    return {
      mistake: `A project cannot have "${unknown}", which does not play here. Remove its import.`,
    };
  }
  return {
    files: {
      'package.json': `${JSON.stringify(manifest(modules, versions), null, 2)}\n`,
      'tsconfig.json': `${JSON.stringify(TSCONFIG, null, 2)}\n`,
      'README.md': README,
      '.gitignore': 'node_modules\nout\n',
      'src/index.ts': INDEX,
      'src/Root.tsx': root(component ?? 'default', settings),
      'src/Composition.tsx': code.endsWith('\n') ? code : `${code}\n`,
      'src/style.css': STYLE,
    },
  };
}

function manifest(modules: string[], versions: Versions) {
  const imported = modules.map(packageOf);
  // What a package needs beside it, and does not bring along.
  const peers = imported.includes('@remotion/three') ? ['three', '@react-three/fiber'] : [];
  const needed = imported.includes('@remotion/lottie') ? ['lottie-web'] : [];
  const names = new Set([
    ...['@remotion/cli', 'react', 'react-dom', 'remotion'],
    ...imported,
    ...peers,
    ...needed,
  ]);
  const typed = ['@types/react', ...(names.has('three') ? ['@types/three'] : []), 'typescript'];
  const versionOf = (name: string): string => {
    const found = versions[name];
    if (found === undefined) {
      throw new Error(`The site has no version of ${name}. Add it to the dependencies.`);
    }
    return found;
  };
  const listed = (list: Iterable<string>) =>
    Object.fromEntries([...list].sort().map((name) => [name, versionOf(name)]));
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

function root(name: string, {width, height, fps, duration}: PlaygroundState['settings']): string {
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
