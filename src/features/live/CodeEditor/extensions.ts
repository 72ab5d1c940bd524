import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {
  HighlightStyle,
  bracketMatching,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {Annotation, RangeSet, StateEffect, StateField, type Extension} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutterLineClass,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {tsxLanguage} from './tsx-language';

type Options = {
  label: string;
  tabIndents: boolean;
  onChange: (text: string) => void;
  wraps?: boolean;
};

/** Marks a line as wrong (first is 1), or none. */
export const markLine = StateEffect.define<number | null>();

/** Marks a change that came from outside: whoever made it need not be told. */
export const fromOutside = Annotation.define<true>();

/** Everything that an editor of the site consists of. */
export function editorExtensions({label, tabIndents, onChange, wraps = false}: Options): Extension {
  return [
    wraps ? EditorView.lineWrapping : [],
    lineNumbers(),
    highlightSpecialChars(),
    history(),
    indentOnInput(),
    bracketMatching(),
    tsxLanguage,
    syntaxHighlighting(highlightStyle),
    markedLine,
    keymap.of([...defaultKeymap, ...historyKeymap, ...(tabIndents ? [indentWithTab] : [])]),
    EditorView.contentAttributes.of({'aria-label': label, spellcheck: 'false'}),
    EditorView.updateListener.of(({docChanged, state, transactions}) => {
      if (docChanged && !transactions.some((each) => each.annotation(fromOutside))) {
        onChange(state.doc.toString());
      }
    }),
    theme,
  ];
}

class ErrorMarker extends GutterMarker {
  override elementClass = 'cm-error-number';
}

const errorMarker = new ErrorMarker();
const errorLine = Decoration.line({class: 'cm-error-line'});

/** Start of the marked line, or null. Typing moves it along. */
const markedLine = StateField.define<number | null>({
  create: () => null,
  update(marked, {changes, effects, state}) {
    let position = marked === null ? null : changes.mapPos(marked);
    for (const effect of effects) {
      if (effect.is(markLine)) {
        const {value} = effect;
        position = value === null || value > state.doc.lines ? null : state.doc.line(value).from;
      }
    }
    return position === null ? null : state.doc.lineAt(position).from;
  },
  provide: (field) => [
    EditorView.decorations.from(field, (at) =>
      at === null ? Decoration.none : Decoration.set([errorLine.range(at)]),
    ),
    gutterLineClass.from(field, (at) => RangeSet.of(at === null ? [] : [errorMarker.range(at)])),
  ],
});

/** The same colors that highlighted code has on the rest of the site. */
const highlightStyle = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic'},
  {tag: [tags.punctuation, tags.operator, tags.bracket], color: 'var(--code-punctuation)'},
  {tag: [tags.keyword, tags.modifier, tags.self], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)'},
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  {tag: [tags.tagName, tags.typeName, tags.className], color: 'var(--code-tag)'},
  {tag: [tags.attributeName, tags.definition(tags.propertyName)], color: 'var(--code-property)'},
  {tag: tags.attributeValue, color: 'var(--code-string)'},
]);

const theme = EditorView.theme({
  '&': {color: 'var(--code-text)'},
  // Not of the box for tooltips, which has the same classes and stands at the end of the page.
  '&.cm-editor': {height: '100%', backgroundColor: 'var(--code-background)'},
  '&.cm-focused': {outline: 'none'},
  // Over the line numbers, which would cover the left side of an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '201',
    border: '2px solid var(--site-accent)',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.875rem',
    lineHeight: '1.6',
    // Firefox keeps room for scrollbars, and would fill it with white.
    scrollbarColor: 'var(--site-border) var(--code-background)',
  },
  '.cm-content': {padding: '1rem 0', caretColor: 'var(--code-text)'},
  '.cm-line': {padding: '0 1rem 0 0.75rem'},
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-comment)',
  },
  '.cm-lineNumbers .cm-gutterElement': {minWidth: '2.5rem', padding: '0 0.25rem 0 0.75rem'},
  '.cm-error-number': {backgroundColor: 'var(--code-tag)', color: 'var(--code-background)'},
  '.cm-error-line': {
    backgroundColor: 'color-mix(in srgb, var(--code-tag) 14%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--docusaurus-highlighted-code-line-bg)',
  },
  '.cm-line ::selection, .cm-line::selection': {
    backgroundColor: 'color-mix(in srgb, var(--site-accent) 30%, transparent)',
  },
});
