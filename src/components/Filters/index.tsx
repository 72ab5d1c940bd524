import React, {useId} from 'react';
import styles from './styles.module.css';

type Option = {
  /** What stands in the address. */
  id: string;
  label: string;
  /** How many entries it leaves. */
  count: number;
};

type FiltersProps = {
  /** What is filtered, for readers who hear the page: `Filter the experts`. */
  label: string;
  /** How many entries are left, as a sentence. It is announced when it changes. */
  status: string;
  /** Shown when a filter is set. */
  onClear?: (() => void) | undefined;
  children: React.ReactNode;
};

/**
 * The bar of filters above a list. It needs JavaScript; without it the bar is not there, and the
 * list is whole.
 */
export default function Filters({label, status, onClear, children}: FiltersProps): React.ReactNode {
  return (
    <>
      <noscript>
        <style>{`.${styles.filters}{display:none}`}</style>
      </noscript>
      <form
        className={styles.filters}
        role="search"
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
        <p className={styles.status}>
          <span role="status">{status}</span>
          {onClear ? (
            <button type="button" className={styles.clear} onClick={onClear}>
              Show all
            </button>
          ) : null}
        </p>
      </form>
    </>
  );
}

type ChoiceProps = {
  /** The question: `Topic`. */
  legend: string;
  options: readonly Option[];
  /** Id of the chosen option; empty for all. */
  value: string;
  /** How many entries there are without a choice. */
  total: number;
  onChange: (value: string) => void;
};

/** One of several, or all. Arrow keys go from one to the next. */
export function Choice({legend, options, value, total, onChange}: ChoiceProps): React.ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {[{id: '', label: 'All', count: total}, ...options].map(({id, label, count}) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
            />
            <span>
              {label} <span className={styles.count}>{count}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ToggleProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A condition that is on or off. */
export function Toggle({label, checked, onChange}: ToggleProps): React.ReactNode {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

type TextFilterProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** Words that an entry has to have. */
export function TextFilter({
  label,
  placeholder,
  value,
  onChange,
}: TextFilterProps): React.ReactNode {
  return (
    <label className={styles.text}>
      <span>{label}</span>
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** Toggles and fields side by side. */
export function FilterRow({children}: {children: React.ReactNode}): React.ReactNode {
  return <div className={styles.row}>{children}</div>;
}
