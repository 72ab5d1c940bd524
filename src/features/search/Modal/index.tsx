import React, {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {MAX_QUERY_LENGTH} from '../limits';
import type {SearchSettings} from '../settings';
import {prepareStore} from '../storage';
import {useSearchParameters} from '../useSearchParameters';
import {Offers} from './Offers';
import {Slot} from './Slot';
import {completeDialog} from './dialog';
import {nextInTrap} from './focus';
import {inputOf} from './input';
import {NO_OUTCOME, createModalProps} from './modalProps';
import {useAskMode} from './useAskMode';
import {useRoomForFavorites} from './useRoomForFavorites';
import '@docsearch/css/dist/modal.css';
import './styles.css';

export {warmUp} from '../engine';

type Props = {
  settings: SearchSettings;
  initialQuery: string;
  onClose: () => void;
};

/** DocSearch's modal over either engine. Loaded when a reader is about to search. */
export default function SearchModal({initialQuery, ...props}: Props): React.ReactNode {
  const [start, setStart] = useState({round: 0, query: initialQuery});
  const startOver = useCallback(
    (query: string) =>
      setStart(({round}) => ({round: round + 1, query: query.slice(0, MAX_QUERY_LENGTH)})),
    [],
  );
  return <Round key={start.round} {...props} initialQuery={start.query} onStartOver={startOver} />;
}

/** The modal until it starts over, which stays open. */
function Round({
  settings,
  initialQuery,
  onClose,
  onStartOver,
}: Props & {onStartOver: (query: string) => void}): React.ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const searchParameters = useSearchParameters(settings);
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  // Once: what is said of an outcome doesn't render the modal.
  const [docSearch] = useState(() => (
    <DocSearchModal
      {...createModalProps({
        settings,
        searchParameters,
        initialQuery,
        canRemember: prepareStore(() => window.localStorage, settings.indexName, settings),
        history,
        onClose,
        readInput: () => inputOf(document)?.value,
        askAgain,
        onOutcome: setOutcome,
      })}
    />
  ));
  const asking = useAskMode(onStartOver);

  // At once: between the paint and the modal's own effects, keys would go to the page.
  useLayoutEffect(() => inputOf(document)?.focus(), []);

  useLayoutEffect(
    () => (container.current ? completeDialog(container.current, settings.isHosted) : undefined),
    [settings.isHosted],
  );

  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);

  useRoomForFavorites(onStartOver);

  const {mode} = asking;
  return createPortal(
    <div
      ref={container}
      className={mode ? 'search-asking' : undefined}
      onKeyDownCapture={keepInside}
      onMouseDownCapture={keepFocus}
    >
      {docSearch}
      {mode ? (
        <Slot beside=".DocSearch-Dropdown" position="afterend">
          <mode.AskMode
            asked={mode.asked}
            onSearch={asking.leave}
            onFollow={onClose}
            onCancel={onClose}
          />
        </Slot>
      ) : (
        <Offers
          initialQuery={initialQuery}
          settings={settings}
          asking={asking}
          near={outcome.near}
          onSuggestion={onStartOver}
          onFollow={onClose}
        />
      )}
      <p role="status" className="search-outcome">
        {outcome.text}
      </p>
    </div>,
    document.body,
  );
}

/** The modal searches anew when its input gets the focus, and then selects the first hit. */
function askAgain(): boolean {
  const [, ...others] = Array.from(document.querySelectorAll('.DocSearch-Hit'));
  const isChosen = others.some((hit) => hit.getAttribute('aria-selected') === 'true');
  const input = isChosen ? null : inputOf(document);
  input?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  return input !== null;
}

function keepInside(event: React.KeyboardEvent<HTMLElement>): void {
  const container = event.currentTarget;
  const next = event.key === 'Tab' ? nextInTrap(container, event.shiftKey) : null;
  // Behind the error stand the hits of the query before, which Enter would open unseen.
  const isUnseenHit =
    event.key === 'Enter' &&
    event.target === inputOf(container) &&
    container.querySelector('.DocSearch-ErrorScreen');
  if (next || isUnseenHit) {
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  }
}

/** A press outside closes the modal. The browser would then move the focus to the page below. */
function keepFocus(event: React.MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) {
    event.preventDefault();
  }
}
