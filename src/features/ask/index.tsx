import React, {useCallback, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadLateStyles, preloadSearch} from '@site/plugins/browser';
import {savesData, useSearchSettings} from '../search/settings';
import type {Asked} from './conversation/Conversation';
import {OPEN_ASK_AI, onOpen} from './open';
import {useIsAnswering} from './useIsAnswering';
import styles from './styles.module.css';

type PanelModule = typeof import('./conversation/Panel');

/** With the rest of the styles, which hold the panel's. */
const loadPanel = async (): Promise<PanelModule> => {
  const [panel] = await Promise.all([import('./conversation/Panel'), loadLateStyles()]);
  return panel;
};

/** The button of "Ask AI" and, once it is used, the panel. Nothing if a hosted widget is there. */
export default function AskAi(): React.ReactNode {
  const isAnswering = useIsAnswering();
  const {pathname} = useLocation();
  // These pages show the same conversation as their content.
  const ownPages = [useBaseUrl('/ai'), useBaseUrl('/ai-embed')];
  const isOwnPage = ownPages.includes(pathname.replace(/\/$|\.html$/, ''));
  // There, the corner holds the frame of the picture. The key opens the panel all the same.
  const isCornerTaken = pathname.replace(/\/$|\.html$/, '') === useBaseUrl('/playground');
  return isAnswering && !isOwnPage ? <Launcher hasButton={!isCornerTaken} /> : null;
}

function Launcher({hasButton}: {hasButton: boolean}): React.ReactNode {
  const {indexUrl} = useSearchSettings();
  const [panel, setPanel] = useState<PanelModule | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);

  const prepare = useCallback(() => {
    preloadSearch(savesData() ? null : indexUrl);
    return loadPanel();
  }, [indexUrl]);
  const open = useCallback(
    (question: string) => {
      setIsOpen(true);
      setAsked(question.trim() ? {question} : null);
      // Without its code there is nothing to open; the next click tries again.
      prepare().then(setPanel, () => setIsOpen(false));
    },
    [prepare],
  );
  const close = useCallback(() => setIsOpen(false), []);

  useEffect(() => onOpen(OPEN_ASK_AI, open), [open]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'i' && (event.ctrlKey || event.metaKey);
      const isEditing = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (isKey && !event.altKey && !event.shiftKey && !isEditing) {
        event.preventDefault();
        open('');
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const warm = () => void prepare().catch(() => {});
  return (
    <>
      {hasButton ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+I Meta+I"
          aria-busy={isOpen && !panel}
          onMouseOver={warm}
          onTouchStart={warm}
          onFocus={warm}
          onClick={() => open('')}
        >
          Ask AI
        </button>
      ) : null}
      {panel ? <panel.default isOpen={isOpen} asked={asked} onClose={close} /> : null}
    </>
  );
}
