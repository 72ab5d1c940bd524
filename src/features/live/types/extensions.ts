import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {forEachDiagnostic, lintKeymap, linter, nextDiagnostic} from '@codemirror/lint';
import {Prec, type Extension} from '@codemirror/state';
import {
  EditorView,
  ViewPlugin,
  activateHover,
  closeHoverTooltips,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  tooltips,
} from '@codemirror/view';
import {cardElement, mistakeElement} from './card';
import type {Ask} from './editor';
import {typeTheme} from './theme';

/** Height of the site's navigation, which lies over the page, in pixels. */
const NAVIGATION = 60;

/** Between a card and the edges of the window, in pixels. */
const MARGIN = 8;

/** Suggestions, cards and mistakes in an editor, from TypeScript. */
export function typeExtensions(ask: Ask): Extension {
  const cards = hoverTooltip(
    async (_view, at) => {
      const card = await ask((service, path) => service.card(path, at));
      return card && {pos: card.from, end: card.to, create: () => ({dom: cardElement(card)})};
    },
    {hideOnChange: true},
  );
  return [
    keepUpToDate(ask),
    linter(
      async () =>
        ((await ask((service, path) => service.mistakes(path))) ?? []).map(
          ({from, to, message, page}) => ({
            from,
            to,
            message,
            severity: 'error',
            renderMessage: () => mistakeElement(message, page),
          }),
        ),
      {delay: 400},
    ),
    autocompletion({override: [suggest(ask)], icons: false}),
    cards,
    // Before the editor's own keys, whose Escape gives up the selection.
    Prec.high(
      keymap.of([
        {key: 'F8', run: goToMistake},
        {key: 'F9', run: (view) => showCard(view, cards)},
        {key: 'Escape', run: closeCards},
        ...lintKeymap,
      ]),
    ),
    tooltips({
      // A live block clips what hangs over its edges.
      parent: document.body,
      tooltipSpace: () => ({
        top: NAVIGATION,
        left: MARGIN,
        right: document.documentElement.clientWidth - MARGIN,
        bottom: window.innerHeight - MARGIN,
      }),
    }),
    typeTheme,
  ];
}

/** Tells TypeScript what is in the editor. */
const keepUpToDate = (ask: Ask): Extension =>
  ViewPlugin.define((view) => {
    const tell = (code: string) => void ask((service, path) => service.update(path, code));
    tell(view.state.doc.toString());
    return {
      update({docChanged, state}) {
        if (docChanged) {
          tell(state.doc.toString());
        }
      },
    };
  });

const suggest =
  (ask: Ask) =>
  async ({pos, explicit}: CompletionContext): Promise<CompletionResult> => {
    const found = await ask((service, path) => service.suggestions(path, pos, explicit));
    const toCompletion = ({label, kind, boost}: {label: string; kind: string; boost: number}) => ({
      label,
      type: kind,
      boost,
      info: ({label: chosen}: Completion) => describe(ask, pos, chosen),
    });
    // Not null: the editor would then forget what was typed while it waited for this answer.
    return found
      ? {from: found.from, options: found.list.map(toCompletion), validFor: /^[\w$]*$/}
      : {from: pos, options: []};
  };

async function describe(ask: Ask, at: number, label: string): Promise<HTMLElement | null> {
  const card = await ask((service, path) => service.suggested(path, at, label));
  return card && cardElement(card);
}

/** Goes to the next mistake, and says what it is. */
function goToMistake(view: EditorView): boolean {
  if (!nextDiagnostic(view)) {
    return false;
  }
  const {from, to} = view.state.selection.main;
  forEachDiagnostic(view.state, ({message}, start, end) => {
    if (start === from && end === to) {
      view.dispatch({effects: EditorView.announce.of(message)});
    }
  });
  return true;
}

/** Shows the card of the symbol at the cursor; once it is there, goes to the link in it. */
function showCard(view: EditorView, cards: Extension & {active: unknown}): boolean {
  const link = document.querySelector<HTMLElement>('.cm-tooltip-hover .cm-card a');
  if (link) {
    link.focus();
  } else {
    activateHover(view, view.state.selection.main.head, 1, {
      tooltip: cards,
      until: ({docChanged, selection}) => docChanged || selection !== undefined,
    });
  }
  return true;
}

function closeCards(view: EditorView): boolean {
  if (!hasHoverTooltips(view.state)) {
    return false;
  }
  view.dispatch({effects: closeHoverTooltips});
  return true;
}
