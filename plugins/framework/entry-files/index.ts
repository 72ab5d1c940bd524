import type {Plugin} from '@docusaurus/types';
import {targetMoved} from '../target';

/** Above the framework's groups for what pages share. */
const PRIORITY = 45;

const FILES_OF_ENTRY = {
  react: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  packages: /[\\/]node_modules[\\/]/,
};

/**
 * Puts the code of all pages into files that are near in size: browsers compile each in a task of
 * its own, and answer the reader in between.
 */
export default function entryFilesPlugin(): Plugin {
  return {
    name: 'entry-files',
    configureWebpack({mode, optimization}, isServer) {
      if (isServer || mode !== 'production') {
        return {};
      }
      if (!optimization?.splitChunks) {
        targetMoved('entry-files', 'its bundler splits no chunks');
      }
      return {optimization: {splitChunks: {cacheGroups: cacheGroups()}}};
    },
  };
}

const cacheGroups = () =>
  Object.fromEntries(
    Object.entries(FILES_OF_ENTRY).map(([name, test], index) => [
      name,
      {
        name,
        test,
        type: 'javascript/auto',
        chunks: 'initial' as const,
        enforce: true,
        priority: PRIORITY - index,
      },
    ]),
  );
