import {fieldsOf} from '../../lib/fields';
import type {Turn} from './types';

/** What the page around the frame may send. README.md documents both directions. */
export type Request = {type: 'ask-ai:ask'; question: string} | {type: 'ask-ai:focus'};

/** What the frame sends to the page around it. */
export type Report =
  | {type: 'ask-ai:ready'}
  | {type: 'ask-ai:answer'; question: string; sources: {title: string; url: string}[]};

/** Reads a message of the page around the frame; `null` for everything that is not one. */
export function readRequest(data: unknown, maxLength: number): Request | null {
  const {type, question} = fieldsOf(data);
  if (type === 'ask-ai:focus') {
    return {type};
  }
  const isQuestion = typeof question === 'string' && question.trim() !== '';
  return type === 'ask-ai:ask' && isQuestion
    ? {type, question: question.trim().slice(0, maxLength)}
    : null;
}

/** What is told of an answer: which pages it came from, and nothing of its text. */
export function reportOf({question, answer}: Turn, siteUrl: string): Report {
  const sources = (answer?.excerpts ?? []).map(({title, url}) => ({
    title,
    url: new URL(url, siteUrl).href,
  }));
  return {type: 'ask-ai:answer', question, sources};
}

type FramedWindow = {
  parent: unknown;
  /** Firefox has no `ancestorOrigins`. */
  location: {ancestorOrigins?: ArrayLike<string>};
  document: {referrer: string};
};

/** Origin of the page around the frame, if it may talk to it; `null` if not, or without a frame. */
export function parentOrigin(frame: FramedWindow, allowed: string[]): string | null {
  if (frame.parent === frame) {
    return null;
  }
  const {ancestorOrigins} = frame.location;
  const {referrer} = frame.document;
  const origin = ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : '');
  return allowed.includes(origin) ? origin : null;
}
