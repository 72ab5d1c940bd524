/**
 * What live code can import. Each package is a chunk of its own, which loads when code imports it.
 *
 * React and the toolkit are the very modules that the player runs on.
 */
export const LIVE_MODULES: Record<string, () => Promise<object>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  remotion: () => import('remotion'),
  'remotion/no-react': () => import('remotion/no-react'),
  zod: () => import('zod'),
  '@remotion/animated-emoji': () => import('@remotion/animated-emoji'),
  '@remotion/animation-utils': () => import('@remotion/animation-utils'),
  '@remotion/captions': () => import('@remotion/captions'),
  '@remotion/fonts': () => import('@remotion/fonts'),
  '@remotion/gif': () => import('@remotion/gif'),
  '@remotion/layout-utils': () => import('@remotion/layout-utils'),
  '@remotion/lottie': () => import('@remotion/lottie'),
  '@remotion/media': () => import('@remotion/media'),
  '@remotion/media-parser': () => import('@remotion/media-parser'),
  '@remotion/media-utils': () => import('@remotion/media-utils'),
  '@remotion/motion-blur': () => import('@remotion/motion-blur'),
  '@remotion/noise': () => import('@remotion/noise'),
  '@remotion/paths': () => import('@remotion/paths'),
  '@remotion/player': () => import('@remotion/player'),
  '@remotion/preload': () => import('@remotion/preload'),
  '@remotion/rounded-text-box': () => import('@remotion/rounded-text-box'),
  '@remotion/shapes': () => import('@remotion/shapes'),
  '@remotion/three': () => import('@remotion/three'),
  '@remotion/transitions': () => import('@remotion/transitions'),
  '@remotion/transitions/clock-wipe': () => import('@remotion/transitions/clock-wipe'),
  '@remotion/transitions/fade': () => import('@remotion/transitions/fade'),
  '@remotion/transitions/flip': () => import('@remotion/transitions/flip'),
  '@remotion/transitions/iris': () => import('@remotion/transitions/iris'),
  '@remotion/transitions/none': () => import('@remotion/transitions/none'),
  '@remotion/transitions/slide': () => import('@remotion/transitions/slide'),
  '@remotion/transitions/wipe': () => import('@remotion/transitions/wipe'),
  '@remotion/webcodecs': () => import('@remotion/webcodecs'),
  '@remotion/zod-types': () => import('@remotion/zod-types'),
  '@react-three/fiber': () => import('@react-three/fiber'),
  mediabunny: () => import('mediabunny'),
  three: () => import('three'),
};

/** The names in {@link LIVE_MODULES}. */
export const liveModules: string[] = Object.keys(LIVE_MODULES);

/** The package of a module: `@remotion/transitions/fade` is part of `@remotion/transitions`. */
export const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
