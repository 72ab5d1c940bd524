import React, {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import type {SearchSettings} from '../settings';
import {prepareStore} from '../storage';
import {openAskAi} from '../../ask/open';
import {AskOffer} from './AskOffer';
import {completeDialog} from './dialog';
import {nextInTrap} from './focus';
import {createModalProps} from './modalProps';
import '@docsearch/css/dist/modal.css';
import './styles.css';

export {warmUp} from '../engine';

type Props = {
  settings: SearchSettings;
  initialQuery: string;
  onClose: () => void;
};

/** DocSearch's modal over either engine. Loaded when a reader is about to search. */
export default function SearchModal({settings, initialQuery, onClose}: Props): React.ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const [outcome, setOutcome] = useState('');
  const [modalProps] = useState(() =>
    createModalProps({
      settings,
      facetFilters,
      initialQuery,
      canRemember: prepareStore(() => window.localStorage, settings.indexName, settings),
      history,
      onClose,
      readInput: () => inputOf(document)?.value,
      askAgain,
      onOutcome: setOutcome,
    }),
  );

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

  const askInstead = useCallback(
    (question: string) => {
      onClose();
      openAskAi(question);
    },
    [onClose],
  );

  return createPortal(
    <div ref={container} onKeyDownCapture={keepInside}>
      <AskOffer container={container} initialQuery={initialQuery} onAsk={askInstead} />
      <DocSearchModal {...modalProps} />
      <p role="status" className="search-outcome">
        {outcome}
      </p>
    </div>,
    document.body,
  );
}

const inputOf = (root: ParentNode) => root.querySelector<HTMLInputElement>('.DocSearch-Input');

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
  const isUnseenHit = event.key === 'Enter' && container.querySelector('.DocSearch-ErrorScreen');
  if (next || isUnseenHit) {
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  }
}
