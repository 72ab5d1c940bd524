import React from 'react';
import type {SearchSettings} from '../settings';
import {commandQuery} from '../commands';
import {Suggestions} from '../Suggestions';
import {AskOffer} from './AskOffer';
import {Commands} from './Commands';
import {Slot} from './Slot';
import {Tasks} from './Tasks';
import type {Asking} from './useAskMode';
import {useTyped} from './useTyped';

type Props = {
  initialQuery: string;
  settings: SearchSettings;
  asking: Asking;
  /** If nothing was found: names of pages that the query may have meant. */
  near: string[] | null;
  onSuggestion: (query: string) => void;
  onFollow: () => void;
};

/** What the search offers beside hits. Apart, so that a letter doesn't render the whole modal. */
export function Offers({
  initialQuery,
  settings,
  asking,
  near,
  onSuggestion,
  onFollow,
}: Props): React.ReactNode {
  const typed = useTyped(initialQuery);
  const command = commandQuery(typed);
  if (command !== null) {
    return <Commands query={command} settings={settings} onFollow={onFollow} />;
  }
  return (
    <>
      <AskOffer query={typed} asking={asking} />
      {typed ? null : <Tasks settings={settings} onFollow={onFollow} />}
      {typed && near ? (
        <Slot beside=".DocSearch-Dropdown" position="beforeend">
          <div className="search-suggestions">
            <Suggestions near={near} onChoose={onSuggestion} />
          </div>
        </Slot>
      ) : null}
    </>
  );
}
