import {EditorView} from '@codemirror/view';

/** What TypeScript calls the pieces of a signature, by the color that code blocks give them. */
const COLORS: Record<string, string[]> = {
  keyword: ['keyword'],
  punctuation: ['punctuation', 'operator'],
  string: ['stringLiteral'],
  number: ['numericLiteral'],
  function: ['functionName', 'methodName'],
  tag: ['className', 'interfaceName', 'aliasName', 'enumName', 'typeParameterName', 'moduleName'],
  property: ['propertyName'],
};

const pieces = Object.fromEntries(
  Object.entries(COLORS).map(([color, kinds]) => [
    kinds.map((kind) => `.cm-piece-${kind}`).join(', '),
    {color: `var(--code-${color})`},
  ]),
);

/** Looks of what comes with types: cards, suggestions, and the marks of mistakes. */
export const typeTheme = [
  EditorView.theme({
    '&.cm-tooltip, .cm-tooltip': {
      boxSizing: 'border-box',
      border: '1px solid var(--site-border)',
      borderRadius: 'var(--site-radius-small)',
      backgroundColor: 'var(--site-background)',
      boxShadow: 'var(--site-shadow)',
      color: 'var(--site-text)',
      fontSize: '0.85rem',
      lineHeight: '1.5',
    },
    '.cm-tooltip-hover': {maxWidth: 'min(36rem, calc(100vw - 1rem))'},
    '.cm-tooltip-hover .cm-tooltip-section:not(:first-child)': {
      borderTop: '1px solid var(--site-border)',
    },
    // A mistake has that link already.
    '.cm-tooltip-section:not(:first-child) .cm-card a': {display: 'none'},
    '.cm-card': {
      display: 'flex',
      flexDirection: 'column',
      maxHeight: 'min(18rem, 50vh)',
      padding: '0.6rem 0.75rem',
    },
    '.cm-card code': {
      overflow: 'auto',
      padding: '0',
      border: '0',
      background: 'none',
      color: 'var(--code-text)',
      fontFamily: 'var(--ifm-font-family-monospace)',
      fontSize: '0.8rem',
      lineHeight: '1.5',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '.cm-card p': {margin: '0.5rem 0 0'},
    // Links stand in sentences, where color alone does not tell them.
    '.cm-card a, .cm-diagnostic a': {textDecoration: 'underline'},
    '.cm-tooltip-lint': {margin: '0', padding: '0'},
    '.cm-diagnostic': {
      margin: '0',
      padding: '0.5rem 0.75rem',
      borderLeft: '3px solid var(--code-tag)',
      overflowWrap: 'anywhere',
    },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: 'underline wavy var(--code-tag)',
      textDecorationSkipInk: 'none',
      textUnderlineOffset: '0.2em',
    },
    '.cm-lintPoint-error::after': {borderBottomColor: 'var(--code-tag)'},
    '.cm-panels': {
      borderTop: '1px solid var(--site-border)',
      backgroundColor: 'var(--site-surface)',
      color: 'var(--site-text)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      minWidth: '12rem',
      maxWidth: 'calc(100vw - 1rem)',
      maxHeight: '12rem',
      margin: '0',
      padding: '0.25rem',
      fontFamily: 'var(--ifm-font-family-monospace)',
      fontSize: '0.8rem',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
      padding: '0.2rem 0.5rem',
      borderRadius: 'calc(var(--site-radius-small) - 2px)',
      lineHeight: '1.5',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      background: 'var(--site-accent)',
      color: 'var(--site-on-accent)',
    },
    '.cm-completionMatchedText': {textDecoration: 'none', fontWeight: '700'},
    '.cm-tooltip.cm-completionInfo': {
      width: 'max-content',
      maxWidth: 'min(28rem, calc(100vw - 1rem))',
      padding: '0',
    },
    ...pieces,
  }),
];
