import type {PrismTheme} from 'prism-react-renderer';

// Colors are tokens, so that one theme serves both modes and its contrast is set in one place.
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--code-comment)', fontStyle: 'italic'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--code-punctuation)'}},
    {
      types: ['keyword', 'atrule', 'selector', 'important', 'rule'],
      style: {color: 'var(--code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'template-string', 'inserted', 'url'],
      style: {color: 'var(--code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'variable'],
      style: {color: 'var(--code-number)'},
    },
    {types: ['function', 'function-variable', 'method'], style: {color: 'var(--code-function)'}},
    {
      types: ['tag', 'class-name', 'builtin', 'maybe-class-name', 'deleted'],
      style: {color: 'var(--code-tag)'},
    },
    {types: ['attr-name', 'property', 'parameter'], style: {color: 'var(--code-property)'}},
    {types: ['plain-text'], style: {color: 'var(--code-text)'}},
  ],
};
