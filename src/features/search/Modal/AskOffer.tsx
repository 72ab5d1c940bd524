import React from 'react';
import {LoadFailure} from '../LoadFailure';
import {Slot} from './Slot';
import type {Asking} from './useAskMode';

type Props = {query: string; asking: Asking};

/** Below the modal's input: the same words as a question, or the way to ask one. */
export function AskOffer({
  query,
  asking: {isOffered, hasFailed, warm, enter},
}: Props): React.ReactNode {
  return isOffered ? (
    <Slot beside=".DocSearch-SearchBar" position="afterend">
      <button
        type="button"
        className="search-ask"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => enter(query)}
      >
        {query ? (
          <span>
            Ask AI: <strong>{query}</strong>
          </span>
        ) : (
          <span>Ask AI a question</span>
        )}
        <kbd>{/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'} I</kbd>
      </button>
      {hasFailed ? (
        <LoadFailure
          title="Ask AI can’t be reached."
          className="search-ask-failure"
          onRetry={() => enter(query)}
        />
      ) : null}
    </Slot>
  ) : null;
}
