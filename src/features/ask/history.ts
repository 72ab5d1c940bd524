import {fieldsOf} from '../../lib/fields';
import {hitUrl} from '../search/hits';
import type {PageLink, Written} from '@site/plugins/browser';
import type {Answer, Conversation, Excerpt, Turn} from './types';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const HISTORY_KEY = 'ask-ai:conversations';

/** So many recent conversations are kept. */
export const MAX_CONVERSATIONS = 10;
const MAX_TURNS = 12;

/** Recent conversations, newest first. None if the store is forbidden or holds something else. */
export function readConversations(getStore: () => Store): Conversation[] {
  try {
    const stored: unknown = JSON.parse(getStore().getItem(HISTORY_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isConversation).slice(0, MAX_CONVERSATIONS) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps a conversation as the newest. If the store is full, older ones make room. One that began
 * and ended with the same question goes: the question was asked again.
 *
 * @returns what is kept now
 */
export function saveConversation(getStore: () => Store, current: Conversation): Conversation[] {
  const isSame = ({id, turns}: Conversation) =>
    id === current.id || (turns.length === 1 && turns[0]?.question === current.turns[0]?.question);
  const others = readConversations(getStore).filter((each) => !isSame(each));
  const newest = {...current, turns: current.turns.slice(-MAX_TURNS)};
  return write(getStore, [newest, ...others].slice(0, MAX_CONVERSATIONS));
}

/** Removes one conversation, or all of them. */
export function removeConversation(getStore: () => Store, id: string | null): Conversation[] {
  const left = id === null ? [] : readConversations(getStore).filter((each) => each.id !== id);
  return write(getStore, left);
}

function write(getStore: () => Store, conversations: Conversation[]): Conversation[] {
  for (let count = conversations.length; count > 0; count--) {
    const kept = conversations.slice(0, count);
    try {
      getStore().setItem(HISTORY_KEY, JSON.stringify(kept));
      return kept;
    } catch {
      // Full or forbidden: try with fewer.
    }
  }
  try {
    getStore().removeItem(HISTORY_KEY);
  } catch {
    // Forbidden: nothing was kept before either.
  }
  return [];
}

function isConversation(value: unknown): value is Conversation {
  const {id, time, turns} = fieldsOf(value);
  return (
    typeof id === 'string' &&
    typeof time === 'number' &&
    Array.isArray(turns) &&
    turns.length > 0 &&
    turns.every(isTurn)
  );
}

function isTurn(value: unknown): value is Turn {
  const {question, answer, generated, feedback} = fieldsOf(value);
  return (
    typeof question === 'string' &&
    (answer === null || isAnswer(answer)) &&
    (generated === null || typeof generated === 'string') &&
    (feedback === null || feedback === 'up' || feedback === 'down')
  );
}

function isAnswer(value: unknown): value is Answer {
  const {words, excerpts, written = null, nearest = []} = fieldsOf(value);
  return (
    (written === null || isWritten(written)) &&
    Array.isArray(nearest) &&
    nearest.every(isPageLink) &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string') &&
    Array.isArray(excerpts) &&
    excerpts.every(isExcerpt)
  );
}

function isWritten(value: unknown): value is Written {
  const {markdown, sources, checked} = fieldsOf(value);
  return (
    typeof markdown === 'string' &&
    typeof checked === 'string' &&
    Array.isArray(sources) &&
    sources.every(isPageLink)
  );
}

function isExcerpt(value: unknown): value is Excerpt {
  const {markdown, passage} = fieldsOf(value);
  return [markdown, passage].every((text) => typeof text === 'string') && isPageLink(value);
}

function isPageLink(value: unknown): value is PageLink {
  const {title, heading, url} = fieldsOf(value);
  return (
    [title, heading].every((text) => typeof text === 'string') &&
    // An address on this site, and no `javascript:` or other host.
    typeof url === 'string' &&
    url.startsWith('/') &&
    hitUrl(url, {baseUrl: '/'}) === url
  );
}
