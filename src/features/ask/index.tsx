import React, {useCallback, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadLateStyles, preloadSearch} from '@site/plugins/browser';
import {LoadFailure} from '../search/LoadFailure';
import {savesData, useSearchSettings} from '../search/settings';
import {useAway} from './useAway';
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
  const path = pathname.replace(/\/$|\.html$/, '');
  const isOwnPage = ownPages.includes(path);
  // There, the corner holds the frame of the picture, or the result of an exercise's check. The key opens
  // the panel all the same.
  const isCornerTaken = /\/playground$|first-video\/./.test(path);
  return isAnswering && !isOwnPage ? <Launcher hasButton={!isCornerTaken} /> : null;
}

function Launcher({hasButton}: {hasButton: boolean}): React.ReactNode {
  const {indexUrl} = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const isAway = useAway(button);
  const [panel, setPanel] = useState<PanelModule | null>(null);
  const [phase, setPhase] = useState<'closed' | 'open' | 'failed'>('closed');
  const isOpen = phase === 'open';

  const prepare = useCallback(() => {
    preloadSearch(savesData() ? null : indexUrl);
    return loadPanel();
  }, [indexUrl]);
  const open = useCallback(() => {
    setPhase('open');
    prepare().then(setPanel, () => setPhase('failed'));
  }, [prepare]);
  const close = useCallback(() => setPhase('closed'), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'i' && (event.ctrlKey || event.metaKey);
      const isEditing = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (isKey && !event.altKey && !event.shiftKey && !isEditing) {
        event.preventDefault();
        open();
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
          ref={button}
          type="button"
          className={clsx(styles.button, isAway && styles.away)}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+I Meta+I"
          aria-busy={isOpen && !panel}
          onMouseOver={warm}
          onTouchStart={warm}
          onFocus={warm}
          onClick={open}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M9 2c.7 4.7 2.3 6.3 7 7-4.7.7-6.3 2.3-7 7-.7-4.7-2.3-6.3-7-7 4.7-.7 6.3-2.3 7-7Zm7 10c.3 2 1 2.7 3 3-2 .3-2.7 1-3 3-.3-2-1-2.7-3-3 2-.3 2.7-1 3-3Z"
              fill="currentColor"
            />
          </svg>
          <span>Ask AI</span>
        </button>
      ) : null}
      {phase === 'failed' ? (
        <LoadFailure title="Ask AI can’t be reached." className={styles.failure} onRetry={open} />
      ) : null}
      {panel ? <panel.default isOpen={isOpen} onClose={close} /> : null}
    </>
  );
}
