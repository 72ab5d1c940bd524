import {loadLocalClient} from '../../search/engine';
import type {SearchSettings} from '../../search/settings';
import type {Finding} from '@site/plugins/browser';
import {composeAnswer} from '../answer';
import {generate} from '../model';
import type {Turn} from '../types';

/** `searching`: the index is read. `thinking`, `answering`: the browser's model is at work. */
export type Status = 'idle' | 'searching' | 'thinking' | 'answering';

/** What a model could not do: the excerpts stand in its place. */
export type Fallback = 'stopped' | 'failed' | 'uncited';

/** How it goes with the last question. */
export type Progress = {
  status: Status;
  /** It could not be looked up. */
  hasFailed: boolean;
  /** What the model has written so far, as far as it can be shown. */
  draft: string;
  fallback: Fallback | null;
};

export const AT_REST: Progress = {status: 'idle', hasFailed: false, draft: '', fallback: null};

/** The conversation, for those who work on it. */
export type Desk = {
  /** Ends what is under way, and begins other work. */
  begin: (progress: Progress) => AbortController;
  /** Whether no other work has begun since. */
  isCurrent: (work: AbortController) => boolean;
  show: (progress: Progress) => void;
  setTurns: (turns: Turn[]) => void;
  /** Sets the turns, and keeps them for later. */
  keep: (turns: Turn[]) => void;
};

/** A follow-up with fewer words than this is understood together with the question before. */
const MIN_WORDS = 2;

/** Looks a question up in the documentation. A failure shows in the progress. */
export async function lookUp(
  desk: Desk,
  settings: SearchSettings,
  question: string,
  before: Turn[],
  onAnswer?: (turn: Turn) => void,
): Promise<void> {
  const {signal} = desk.begin({...AT_REST, status: 'searching'});
  const turn: Turn = {question, answer: null, generated: null, feedback: null};
  desk.setTurns([...before, turn]);
  try {
    const finding = await find(settings, question, before.at(-1)?.question);
    if (!signal.aborted) {
      const answered = {...turn, answer: composeAnswer(finding)};
      desk.keep([...before, answered]);
      desk.show(AT_REST);
      onAnswer?.(answered);
    }
  } catch {
    if (!signal.aborted) {
      desk.show({...AT_REST, hasFailed: true});
    }
  }
}

/** Asks the site's index. What is too short to stand alone is asked with the question before. */
async function find(
  settings: SearchSettings,
  question: string,
  previous: string | undefined,
): Promise<Finding> {
  const client = await loadLocalClient(settings);
  const finding = await client.ask(question);
  return finding.words.length < MIN_WORDS && finding.sources.length === 0 && previous
    ? client.ask(`${previous} ${question}`)
    : finding;
}

/** Lets the browser's model answer the last question. What it cannot do shows in the progress. */
export async function writeAnswer(desk: Desk, turns: Turn[]): Promise<void> {
  const turn = turns.at(-1);
  if (!turn?.answer) {
    return;
  }
  const work = desk.begin(AT_REST);
  let fallback: Fallback | null = null;
  try {
    const text = await generate(
      turn.question,
      turn.answer.excerpts,
      work.signal,
      ({status, markdown}) => {
        if (desk.isCurrent(work) && !work.signal.aborted) {
          desk.show({...AT_REST, status, draft: markdown});
        }
      },
    );
    if (desk.isCurrent(work) && text) {
      desk.keep([...turns.slice(0, -1), {...turn, generated: text}]);
    }
    fallback = text ? null : 'uncited';
  } catch {
    fallback = work.signal.aborted ? 'stopped' : 'failed';
  }
  if (desk.isCurrent(work)) {
    desk.show({...AT_REST, fallback});
  }
}
