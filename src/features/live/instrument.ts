import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';

export type Instrumented = {
  /** The code, with a call of the guard in each loop and each function. */
  code: string;
  /** Modules that the code requires, in order. */
  modules: string[];
  /** Line of the first place that the parser did not understand. First is 1. */
  brokenLine: number | null;
};

type Insertion = {at: number; text: string};

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/**
 * Makes transpiled code interruptible, and lists what it requires. Nothing moves to another line.
 *
 * @param code plain JavaScript without JSX, as `transpile` returns it
 * @param guard name of the function to call; see `newGuardName`
 */
export function instrument(code: string, guard: string): Instrumented {
  const insertions: Insertion[] = [];
  const modules = new Set<string>();
  let brokenAt: number | null = null;
  parser.parse(code).iterate({
    enter(reference) {
      const {node} = reference;
      if (node.type.isError) {
        brokenAt ??= node.from;
      } else if (LOOPS.has(node.name)) {
        insertions.push(...guardBody(guard, loopBody(node), ';'));
      } else if (node.name === 'ArrowFunction') {
        insertions.push(...guardBody(guard, node.lastChild, ','));
      } else if (node.name === 'Block' && node.parent?.getChild('ParamList')) {
        // Functions and methods; arrow functions have been taken care of.
        if (node.parent.name !== 'ArrowFunction') {
          insertions.push(...guardBody(guard, node, ';'));
        }
      } else if (node.name === 'CallExpression') {
        const name = requiredModule(node, code);
        if (name !== null) {
          modules.add(name);
        }
      }
    },
  });
  return {
    code: insert(code, insertions),
    modules: [...modules],
    brokenLine: brokenAt === null ? null : code.slice(0, brokenAt).split('\n').length,
  };
}

/** The statement that a loop repeats: its last child, or the one before `while` of a `do`. */
function loopBody(loop: SyntaxNode): SyntaxNode | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

/**
 * Puts the guard first in a body.
 *
 * @param body a block, a single statement (separator `;`) or an expression (separator `,`)
 */
function guardBody(guard: string, body: SyntaxNode | null, separator: ';' | ','): Insertion[] {
  if (!body || body.type.isError) {
    return [];
  }
  if (body.name === 'Block') {
    return [{at: body.from + 1, text: `${guard}();`}];
  }
  const [open, close] = separator === ';' ? ['{', '}'] : ['(', ')'];
  return [
    {at: body.from, text: `${open}${guard}()${separator}`},
    {at: body.to, text: close},
  ];
}

/** The name in `require('name')`. */
function requiredModule(call: SyntaxNode, code: string): string | null {
  const callee = call.firstChild;
  const argument = call.getChild('ArgList')?.getChild('String');
  return argument && callee && code.slice(callee.from, callee.to) === 'require'
    ? code.slice(argument.from + 1, argument.to - 1)
    : null;
}

function insert(code: string, insertions: Insertion[]): string {
  let result = '';
  let copied = 0;
  // At the same place, what closes an inner body comes after what closes nothing: sort is stable.
  for (const {at, text} of [...insertions].sort((a, b) => a.at - b.at)) {
    result += code.slice(copied, at) + text;
    copied = at;
  }
  return result + code.slice(copied);
}
