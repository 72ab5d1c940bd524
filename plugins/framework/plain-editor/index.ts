import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps autocompletion, which the editor of live code does not offer, out of its code. CodeMirror's
 * package for JavaScript imports it for snippets that bundlers cannot tell to be unused.
 */
export default function plainEditorPlugin(_context: LoadContext): Plugin {
  return {
    name: 'plain-editor',
    configureWebpack: () => ({
      resolve: {
        alias: {'@codemirror/autocomplete$': join(__dirname, 'no-autocomplete.ts')},
      },
    }),
  };
}
