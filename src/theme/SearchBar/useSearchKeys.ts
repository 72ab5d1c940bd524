import {useLayoutEffect} from 'react';
import type {RefObject} from 'react';
import {takeEarlyKeys} from '@site/plugins/browser';

/** `opening`: the modal's code is on its way, and what is typed meanwhile goes into its input. */
export type Phase = 'closed' | 'opening' | 'open' | 'failed';

/** What a key asks the search to do, if anything. `typed` is what goes into the input. */
export type SearchKey = {action: 'open'; typed: string} | {action: 'close'} | null;

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** Where the focus is: on the search button, in a field of the page, or elsewhere. */
type Focus = 'button' | 'field' | 'page';

/** Decides what a key does to the search. */
export function searchKey(event: Key, phase: Phase, focus: Focus): SearchKey {
  const {key} = event;
  const isActive = phase === 'open' || phase === 'opening';
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
    return isActive ? {action: 'close'} : {action: 'open', typed: ''};
  }
  if (key === 'Escape') {
    return phase === 'closed' ? null : {action: 'close'};
  }
  if (phase === 'open' || hasModifier || event.isComposing || [...key].length !== 1) {
    return null;
  }
  if (phase === 'opening') {
    return {action: 'open', typed: key};
  }
  if (key === '/' && focus !== 'field') {
    return {action: 'open', typed: ''};
  }
  // The space presses the button.
  return focus === 'button' && key !== ' ' ? {action: 'open', typed: key} : null;
}

function focusOf(target: EventTarget | null, button: HTMLButtonElement | null): Focus {
  if (target === button) {
    return 'button';
  }
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
  return isField ? 'field' : 'page';
}

/** Opens and closes the search by keyboard, from anywhere on the page, and before it was there. */
export function useSearchKeys(
  button: RefObject<HTMLButtonElement | null>,
  phase: Phase,
  onOpen: (typed: string) => void,
  onClose: () => void,
): void {
  // In the moment in which the modal comes or goes, so that no key is taken for one of before.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = searchKey(event, phase, focusOf(event.target, button.current));
      if (!asked) {
        return;
      }
      event.preventDefault();
      if (asked.action === 'open') {
        onOpen(asked.typed);
      } else {
        onClose();
      }
    };
    const typed = takeEarlyKeys();
    if (typed !== null) {
      onOpen(typed);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [button, phase, onOpen, onClose]);
}
