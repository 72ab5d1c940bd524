import {createEditor, type CreateEditor} from '../CodeEditor/create';
import {connect} from './connection';
import {typeExtensions} from './extensions';
import type {TypeService} from './protocol';

/** What an editor asks about its own code. After a failure, every answer is that there is nothing. */
export type Ask = <Answer>(
  question: (service: TypeService, path: string) => Promise<Answer>,
) => Promise<Answer | null>;

let count = 0;

/**
 * Starts TypeScript, and returns what makes an editor that knows types.
 *
 * This module and what it imports are a layer of their own, with their own copy of CodeMirror. Import
 * it when a reader wants types, and nothing else from here.
 *
 * @throws when TypeScript doesn't start
 */
export async function loadTypedEditor(): Promise<CreateEditor> {
  const {service, failed} = await connect();
  return (parent, options) => {
    count += 1;
    const path = `/code-${count}.tsx`;
    const ask: Ask = async (question) => {
      try {
        return await Promise.race([question(service, path), failed]);
      } catch {
        return null;
      }
    };
    const editor = createEditor(parent, options, typeExtensions(ask));
    return {
      ...editor,
      close() {
        void ask(({close}) => close(path));
        return editor.close();
      },
    };
  };
}
