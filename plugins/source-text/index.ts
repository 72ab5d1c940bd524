import type {Plugin} from '@docusaurus/types';

/** Lets modules import the text of a file: `import code from '!!./Example.tsx?source'`. */
export default function sourceTextPlugin(): Plugin {
  return {
    name: 'source-text',
    configureWebpack: () => ({
      module: {rules: [{resourceQuery: /^\?source$/, type: 'asset/source'}]},
    }),
  };
}
