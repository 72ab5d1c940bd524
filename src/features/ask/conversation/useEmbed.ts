import {useCallback, useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDataOf} from '../../../lib/hooks/useDataOf';
import {MAX_QUESTION_LENGTH} from './QuestionForm';
import type {Asked} from './Conversation';
import {parentOrigin, readRequest, reportOf} from '../embed';
import type {Report} from '../embed';
import type {Turn} from '../types';

type Embed = {asked: Asked | null; onAnswer: (turn: Turn) => void};

/** Talks with the page around the frame, by the messages in README.md and nothing else. */
export function useEmbed(focus: () => void): Embed {
  const {siteConfig} = useDocusaurusContext();
  const embedOrigins = useDataOf('ask-ai')?.embedOrigins;
  const [asked, setAsked] = useState<Asked | null>(null);
  const allowed = useMemo(
    () => [
      ...(embedOrigins ?? []),
      ...(typeof window === 'undefined' ? [] : [window.location.origin]),
    ],
    [embedOrigins],
  );
  const send = useCallback(
    (report: Report) => {
      const origin = parentOrigin(window, allowed);
      if (origin) {
        window.parent.postMessage(report, origin);
      }
    },
    [allowed],
  );

  useEffect(() => {
    const onMessage = ({source, origin, data}: MessageEvent) => {
      const isFromParent = window.parent !== window && source === window.parent;
      const request =
        isFromParent && allowed.includes(origin) ? readRequest(data, MAX_QUESTION_LENGTH) : null;
      if (request?.type === 'ask-ai:ask') {
        setAsked({question: request.question});
      } else if (request) {
        focus();
      }
    };
    window.addEventListener('message', onMessage);
    send({type: 'ask-ai:ready'});
    return () => window.removeEventListener('message', onMessage);
  }, [allowed, focus, send]);

  const onAnswer = useCallback(
    (turn: Turn) => send(reportOf(turn, siteConfig.url)),
    [send, siteConfig.url],
  );
  return {asked, onAnswer};
}
