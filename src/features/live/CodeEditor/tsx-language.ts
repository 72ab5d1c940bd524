import {
  LRLanguage,
  continuedIndent,
  delimitedIndent,
  indentNodeProp,
  type TreeIndentContext,
} from '@codemirror/language';
import {parser} from '@lezer/javascript';

/** Within a node: one step in, and back at the line that closes it. */
const within =
  (closing: RegExp) =>
  (context: TreeIndentContext): number =>
    context.lineIndent(context.node.from) + (closing.test(context.textAfter) ? 0 : context.unit);

/**
 * TypeScript with JSX: colors, brackets and indentation. CodeMirror's package for JavaScript has all
 * of it too, but brings its autocompletion along, 10 kB that the editor has no use for.
 */
export const tsxLanguage = LRLanguage.define({
  name: 'tsx',
  parser: parser.configure({
    dialect: 'ts jsx',
    props: [
      indentNodeProp.add({
        Block: delimitedIndent({closing: '}'}),
        ArrowFunction: ({baseIndent, unit}) => baseIndent + unit,
        IfStatement: continuedIndent({except: /^\s*({|else\b)/}),
        TryStatement: continuedIndent({except: /^\s*({|catch\b|finally\b)/}),
        'Statement Property': continuedIndent({except: /^\s*{/}),
        SwitchBody: within(/^\s*}/),
        JSXElement: within(/^\s*<\//),
        JSXEscape: within(/^\s*}/),
        'JSXOpenTag JSXSelfClosingTag': (context) =>
          context.column(context.node.from) + context.unit,
        'TemplateString BlockComment': () => null,
      }),
    ],
  }),
  languageData: {
    commentTokens: {line: '//', block: {open: '/*', close: '*/'}},
    indentOnInput: /^\s*(?:case |default:|\{|\}|<\/)$/,
    wordChars: '$',
  },
});
