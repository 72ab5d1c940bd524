import {useCallback, useEffect, useRef, useState} from 'react';
import {loadLocalClient} from '../../search/engine';
import type {SearchSettings} from '../../search/settings';
import {composeAnswer} from '../answer';
import {removeConversation, readConversations, saveConversation} from '../history';
import {findModel, generate} from '../model';
import type {ModelState} from '../model';
import type {Conversation, Feedback, Turn} from '../types';

/** `searching`: the index is read. `thinking`, `answering`: the browser's model is at work. */
export type Status = 'idle' | 'searching' | 'thinking' | 'answering';

/** What a model could not do: the excerpts stand in its place. */
export type Fallback = 'stopped' | 'failed' | 'uncited';

export type Conversing = {
  turns: Turn[];
  status: Status;
  /** The last question could not be looked up. */
  hasFailed: boolean;
  /** What the model has written so far, as far as it can be shown. */
  draft: string;
  fallback: Fallback | null;
  model: ModelState | null;
  recent: Conversation[];
  ask: (question: string) => void;
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

/** A follow-up with fewer words than this is understood together with the question before. */
const MIN_WORDS = 2;

/** A conversation: questions, answers from the documentation, and what is kept of them. */
export function useConversation(
  settings: SearchSettings,
  onAnswer?: (turn: Turn) => void,
): Conversing {
  const [id, setId] = useState(newId);
  const [turns, setTurns] = useState<Turn[]>([]);
  const [status, setStatus] = useState<Status>('idle');
  const [hasFailed, setHasFailed] = useState(false);
  const [draft, setDraft] = useState('');
  const [fallback, setFallback] = useState<Fallback | null>(null);
  const [model, setModel] = useState<ModelState | null>(null);
  const [recent, setRecent] = useState<Conversation[]>([]);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // After the first render, which is the same on the server.
    const timer = window.setTimeout(() => setRecent(readConversations(store)));
    return () => window.clearTimeout(timer);
  }, []);
  const hasExcerpts = turns.some(({answer}) => answer && answer.excerpts.length > 0);
  useEffect(() => {
    if (hasExcerpts) {
      findModel().then(setModel, () => {});
    }
  }, [hasExcerpts]);

  const keep = (next: Turn[], conversation = id) => {
    setTurns(next);
    const answered = next.filter(({answer}) => answer);
    if (answered.length > 0) {
      setRecent(saveConversation(store, {id: conversation, time: Date.now(), turns: answered}));
    }
  };

  const begin = (): AbortController => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setHasFailed(false);
    setFallback(null);
    setDraft('');
    return controller;
  };

  const lookUp = async (question: string, before: Turn[]) => {
    const {signal} = begin();
    setStatus('searching');
    const turn: Turn = {question, answer: null, generated: null, feedback: null};
    setTurns([...before, turn]);
    try {
      const client = await loadLocalClient(settings);
      let finding = await client.ask(question);
      const previous = before.at(-1)?.question;
      if (finding.words.length < MIN_WORDS && finding.sources.length === 0 && previous) {
        finding = await client.ask(`${previous} ${question}`);
      }
      if (!signal.aborted) {
        const answered = {...turn, answer: composeAnswer(finding)};
        keep([...before, answered]);
        setStatus('idle');
        onAnswer?.(answered);
      }
    } catch {
      if (!signal.aborted) {
        setHasFailed(true);
        setStatus('idle');
      }
    }
  };

  const write = async () => {
    const turn = turns.at(-1);
    if (!turn?.answer) {
      return;
    }
    const controller = begin();
    const isCurrent = () => running.current === controller;
    try {
      const text = await generate(
        turn.question,
        turn.answer.excerpts,
        controller.signal,
        (progress) => {
          if (isCurrent() && !controller.signal.aborted) {
            setStatus(progress.status);
            setDraft(progress.markdown);
          }
        },
      );
      if (isCurrent()) {
        if (text) {
          keep([...turns.slice(0, -1), {...turn, generated: text}]);
        } else {
          setFallback('uncited');
        }
      }
    } catch {
      if (isCurrent()) {
        setFallback(controller.signal.aborted ? 'stopped' : 'failed');
      }
    }
    if (isCurrent()) {
      setDraft('');
      setStatus('idle');
    }
  };

  return {
    turns,
    status,
    hasFailed,
    draft,
    fallback,
    model,
    recent,
    ask: (question) => {
      const text = question.trim();
      if (text) {
        void lookUp(text, turns);
      }
    },
    retry: () => void lookUp(turns.at(-1)?.question ?? '', turns.slice(0, -1)),
    generate: () => void write(),
    stop: () => {
      running.current?.abort();
      setDraft('');
      setStatus('idle');
      setFallback('stopped');
    },
    rate: (index, feedback) =>
      keep(turns.map((turn, place) => (place === index ? {...turn, feedback} : turn))),
    restart: useCallback(() => {
      running.current?.abort();
      running.current = null;
      setId(newId());
      setTurns([]);
      setStatus('idle');
      setHasFailed(false);
      setFallback(null);
      setDraft('');
    }, []),
    reopen: (conversation) => {
      begin();
      setStatus('idle');
      setId(conversation.id);
      setTurns(conversation.turns);
    },
    remove: (removed) => setRecent(removeConversation(store, removed)),
  };
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
