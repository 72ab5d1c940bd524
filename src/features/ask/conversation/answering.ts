import {loadLocalClient} from '../../search/engine';
import type {SearchSettings} from '../../search/settings';
import type {Finding} from '@site/plugins/browser';
import {composeAnswer} from '../answer';
import {isFollowUp} from '../kind';
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

/** A question with fewer words than this is understood together with the one before, if alone it finds nothing. */
const MIN_WORDS = 3;

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
    const finding = await find(settings, question, topicOf(before));
    if (!signal.aborted) {
      const answered = {...turn, answer: composeAnswer(finding, question)};
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

/** The question that the conversation is about: the last one that stands alone. */
function topicOf(before: Turn[]): string | undefined {
  return before
    .map(({question}) => question)
    .filter((question) => !isFollowUp(question))
    .at(-1);
}

/**
 * Asks the site's index. What goes on about the topic is asked together with it, and so is what is too
 * short to find anything alone.
 */
async function find(
  settings: SearchSettings,
  question: string,
  topic: string | undefined,
): Promise<Finding> {
  const client = await loadLocalClient(settings);
  const together = topic === undefined ? null : () => client.ask(`${topic} ${question}`);
  if (together && isFollowUp(question)) {
    const finding = await together();
    if (finding.sources.length > 0) {
      return finding;
    }
  }
  const finding = await client.ask(question);
  if (!together || finding.words.length >= MIN_WORDS || finding.sources.length > 0) {
    return finding;
  }
  const both = await together();
  // Otherwise the nearest pages would be those of the topic, whatever was asked.
  return both.sources.length > 0 ? both : finding;
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
