import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchSettings} from '../../search/settings';
import {removeConversation, readConversations, saveConversation} from '../history';
import {findModel} from '../model';
import type {ModelState} from '../model';
import type {Conversation, Feedback, Turn} from '../types';
import {AT_REST, lookUp, writeAnswer} from './answering';
import type {Desk, Progress} from './answering';

export type Conversing = Progress & {
  turns: Turn[];
  model: ModelState | null;
  recent: Conversation[];
  /** Asks. A question from a link isn't stored, nor is its answer, until the reader joins in. */
  ask: (question: string, isFromLink?: boolean) => void;
  retry: () => void;
  /** Lets the browser's model answer the last question from its excerpts. */
  generate: () => void;
  stop: () => void;
  rate: (turn: number, feedback: Feedback) => void;
  /** Begins a new conversation. */
  restart: () => void;
  reopen: (conversation: Conversation) => void;
  /** Removes a recent conversation; `null` removes all. */
  remove: (id: string | null) => void;
};

const store = () => window.localStorage;

/** A conversation: questions, answers from the documentation, and what is kept of them. */
export function useConversation(
  settings: SearchSettings,
  onAnswer?: (turn: Turn) => void,
): Conversing {
  const [id, setId] = useState(newId);
  const [turns, setTurns] = useState<Turn[]>([]);
  const [progress, setProgress] = useState(AT_REST);
  const [recent, setRecent] = useRecent();
  const running = useRef<AbortController | null>(null);
  const isReaders = useRef(false);

  useEffect(() => () => running.current?.abort(), []);

  const keep = (next: Turn[]) => {
    setTurns(next);
    const answered = next.filter(({answer}) => answer);
    if (isReaders.current && answered.length > 0) {
      setRecent(saveConversation(store, {id, time: Date.now(), turns: answered}));
    }
  };

  const desk: Desk = {
    begin: (next) => {
      running.current?.abort();
      running.current = new AbortController();
      setProgress(next);
      return running.current;
    },
    isCurrent: (work) => work === running.current,
    show: setProgress,
    setTurns,
    keep,
  };

  return {
    ...progress,
    turns,
    model: useModel(turns),
    recent,
    ask: (question, isFromLink = false) => {
      const text = question.trim();
      if (text) {
        isReaders.current ||= !isFromLink;
        void lookUp(desk, settings, text, turns, onAnswer);
      }
    },
    retry: () =>
      void lookUp(desk, settings, turns.at(-1)?.question ?? '', turns.slice(0, -1), onAnswer),
    generate: () => {
      isReaders.current = true;
      void writeAnswer(desk, turns);
    },
    stop: () => {
      running.current?.abort();
      setProgress({...AT_REST, fallback: 'stopped'});
    },
    rate: (index, feedback) => {
      isReaders.current = true;
      keep(turns.map((turn, place) => (place === index ? {...turn, feedback} : turn)));
    },
    restart: useCallback(() => {
      running.current?.abort();
      running.current = null;
      isReaders.current = false;
      setId(newId());
      setTurns([]);
      setProgress(AT_REST);
    }, []),
    reopen: (conversation) => {
      desk.begin(AT_REST);
      isReaders.current = true;
      setId(conversation.id);
      setTurns(conversation.turns);
    },
    remove: (removed) => setRecent(removeConversation(store, removed)),
  };
}

/** What is kept in this browser. Nothing in the first render, which is the same on the server. */
function useRecent() {
  const [recent, setRecent] = useState<Conversation[]>([]);
  useEffect(() => {
    const timer = window.setTimeout(() => setRecent(readConversations(store)));
    return () => window.clearTimeout(timer);
  }, []);
  return [recent, setRecent] as const;
}

/** The browser's model, looked for once there are excerpts that it could put into words. */
function useModel(turns: Turn[]): ModelState | null {
  const [model, setModel] = useState<ModelState | null>(null);
  const hasExcerpts = turns.some(({answer}) => answer && answer.excerpts.length > 0);
  useEffect(() => {
    if (hasExcerpts) {
      findModel().then(setModel, () => {});
    }
  }, [hasExcerpts]);
  return model;
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
