import React from 'react';
import {Cards} from '@site/src/components/CollectionPage';
import Filters, {Choice} from '@site/src/components/Filters';
import type {Filters as FilterValues} from '@site/src/lib/hooks/useFilters';

type Props<Entry, Name extends string> = {
  /** What the cards are: `Experts`. */
  label: string;
  /** What is filtered: `experts`. */
  filtered: string;
  /** What the entries are called, several of them. Default: as in `filtered`. */
  noun?: string;
  entries: readonly Entry[];
  filters: FilterValues<Name>;
  /** The filter that chooses one of several kinds, or all. */
  choice: {
    name: Name;
    legend: string;
    kinds: readonly {id: string; label: string}[];
    has: (entry: Entry, kind: string) => boolean;
  };
  /** Whether the other filters leave an entry; without it, there are none. */
  isLeft?: ((entry: Entry) => boolean) | undefined;
  /** Fields of the other filters. */
  children?: React.ReactNode;
  /** A sentence in place of the cards when the filters leave none. */
  nothingLeft: string;
} & (
  | {card: (entry: Entry, index: number) => React.ReactNode}
  /** Shows the entries that are left, at least one, in a form of its own. */
  | {list: (entries: readonly Entry[]) => React.ReactNode}
);

/** The list of a collection page: filters, how many entries they leave, and a card for each. */
export default function FilteredCards<Entry, Name extends string>({
  label,
  filtered,
  noun = filtered,
  entries,
  filters,
  choice: {name, legend, kinds, has},
  isLeft,
  children,
  nothingLeft,
  ...shape
}: Props<Entry, Name>): React.ReactNode {
  // An address may ask for a kind that there is not.
  const kind = kinds.find(({id}) => id === filters.valueOf(name))?.id ?? '';
  const shown = entries.filter(
    (entry) => (!kind || has(entry, kind)) && (!isLeft || isLeft(entry)),
  );
  return (
    <>
      <Filters
        label={`Filter the ${filtered}`}
        status={`${shown.length} of ${entries.length} ${noun}`}
        onClear={kind || isLeft ? filters.clear : undefined}
      >
        <Choice
          legend={legend}
          total={entries.length}
          value={kind}
          onChange={(value) => filters.set(name, value)}
          options={kinds.map(({id, label: text}) => ({
            id,
            label: text,
            count: entries.filter((entry) => has(entry, id)).length,
          }))}
        />
        {children}
      </Filters>
      {'list' in shape && shown.length > 0 ? (
        shape.list(shown)
      ) : (
        <Cards label={label} nothingLeft={nothingLeft}>
          {'card' in shape ? shown.map(shape.card) : []}
        </Cards>
      )}
    </>
  );
}
