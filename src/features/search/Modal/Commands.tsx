import React, {useEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import {copyTextOf} from '../../../lib/copy-text';
import {matchCommands, PLACES} from '../commands';
import {follow} from '../SearchHitLink';
import type {SearchSettings} from '../settings';
import {inputOf} from './input';
import {Slot} from './Slot';

type Command = {label: string; run: () => void};

type Props = {
  /** What stands behind the `>`. */
  query: string;
  settings: SearchSettings;
  onFollow: () => void;
};

/** What `>` lists in place of hits: the arrow keys choose, and Enter runs the first or the chosen one. */
export function Commands({query, settings, onFollow}: Props): React.ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const commands = matchCommands(useCommands(settings, onFollow, setSaid), query);

  useEffect(() => {
    const modal = document.querySelector('.DocSearch-Container');
    modal?.classList.add('search-commanding');
    return () => modal?.classList.remove('search-commanding');
  }, []);
  useKeys(list);

  return (
    <Slot beside=".DocSearch-Dropdown" position="beforebegin">
      <div className="search-commands">
        {commands.length > 0 ? (
          <ul ref={list} role="list" aria-label="Commands">
            {commands.map(({label, run}) => (
              <li key={label}>
                <button type="button" onClick={run}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p>No command has these words. Delete them to see all.</p>
        )}
        <p role="status">{said}</p>
      </div>
    </Slot>
  );
}

function useCommands(
  settings: SearchSettings,
  onFollow: () => void,
  say: (text: string) => void,
): Command[] {
  const {colorMode, setColorMode} = useColorMode();
  const history = useHistory();
  const open = (url: string) => {
    onFollow();
    follow(url, settings, history);
  };
  const other = colorMode === 'dark' ? 'light' : 'dark';
  const markdown = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href;
  const example = document
    .querySelector('main a[href*="/playground/#"], main a[href*="/playground#"]')
    ?.getAttribute('href');
  const copy = (address: string) =>
    copyTextOf(address).then(
      () => say('Copied'),
      () =>
        say('Your browser did not let us copy. Open the page’s Markdown from its menu instead.'),
    );
  return [
    {label: `Switch to ${other} mode`, run: () => setColorMode(other)},
    ...(markdown ? [{label: 'Copy this page as Markdown', run: () => void copy(markdown)}] : []),
    {
      label: example ? 'Open this page’s example in the playground' : 'Open the playground',
      run: () => open(example ?? `${settings.baseUrl}playground/`),
    },
    ...PLACES.map(({label, path}) => ({
      label: `Go to ${label}`,
      run: () => open(settings.baseUrl + path.slice(1)),
    })),
  ];
}

/** The keys that choose a hit choose a command. */
function useKeys(list: React.RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const buttons = Array.from(list.current?.querySelectorAll('button') ?? []);
      const input = inputOf(document);
      const place = buttons.findIndex((button) => button === document.activeElement);
      const isInInput = document.activeElement === input;
      if (!isInInput && place === -1) {
        return;
      }
      if (event.key === 'ArrowDown') {
        (buttons[place + 1] ?? buttons[0])?.focus();
      } else if (event.key === 'ArrowUp') {
        (place === 0 ? input : (buttons[place - 1] ?? buttons.at(-1)))?.focus();
      } else if (event.key === 'Enter' && isInInput) {
        buttons[0]?.click();
      } else {
        return;
      }
      // The modal would choose among its hits, which nobody sees.
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the modal's own listeners, which are below the document.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [list]);
}
