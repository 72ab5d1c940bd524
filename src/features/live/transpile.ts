import {transform} from 'sucrase';
import type {LiveError} from './errors';

const PREFIX = /^Error transforming [^:]+: /;
const POSITION = / \((\d+):\d+\)$/;

/**
 * Turns TypeScript with JSX and imports into a CommonJS function body. Lines stay where they are.
 *
 * Types are removed, not checked.
 */
export function transpile(source: string): {code: string} | {error: LiveError} {
  try {
    const {code} = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    return {code};
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const line = POSITION.exec(message)?.[1];
    return {
      error: {
        message: `Syntax error: ${message.replace(PREFIX, '').replace(POSITION, '')}`,
        line: line ? Number(line) : null,
      },
    };
  }
}
