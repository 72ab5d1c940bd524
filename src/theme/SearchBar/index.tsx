/*
 * Ejected: the theme's button shares a module with the modal, so every page would carry both, and
 * the engine behind the modal cannot be exchanged by configuration.
 */
import React, {useCallback, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {loadLateStyles, preloadSearch} from '@site/plugins/browser';
import {LoadFailure} from '../../features/search/LoadFailure';
import {onOpenSearch} from '../../features/search/open';
import {MAX_QUERY_LENGTH} from '../../features/search/limits';
import {savesData, useSearchSettings} from '../../features/search/settings';
import styles from './styles.module.css';
import {useSearchKeys} from './useSearchKeys';
import type {Phase} from './useSearchKeys';

type ModalModule = typeof import('../../features/search/Modal');

/** With the rest of the styles, which hold the modal's. */
const loadModal = async (): Promise<ModalModule> => {
  const [modal] = await Promise.all([import('../../features/search/Modal'), loadLateStyles()]);
  return modal;
};

export default function SearchBar(): React.ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<Phase>('closed');
  const [initialQuery, setInitialQuery] = useState('');
  const [modal, setModal] = useState<ModalModule | null>(null);

  const {isHosted, indexUrl} = settings;
  const prepare = useCallback((): Promise<ModalModule> => {
    if (!isHosted) {
      preloadSearch(savesData() ? null : indexUrl);
    }
    return loadModal();
  }, [isHosted, indexUrl]);
  const warm = () => {
    prepare()
      .then(({warmUp}) => warmUp(settings))
      .catch(() => {});
  };
  const open = useCallback(
    (typed: string) => {
      // Whatever dialog is in front would hide the search, and keep the keyboard.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      setInitialQuery((query) => (query + typed).slice(0, MAX_QUERY_LENGTH));
      setPhase('opening');
      prepare().then(
        (loaded) => {
          setModal(loaded);
          setPhase((now) => (now === 'opening' ? 'open' : now));
        },
        () => setPhase((now) => (now === 'opening' ? 'failed' : now)),
      );
    },
    [prepare],
  );
  const close = useCallback(() => {
    setInitialQuery('');
    setPhase('closed');
  }, []);
  useSearchKeys(button, phase, open, close);
  useEffect(() => onOpenSearch(open), [open]);
  useFocusAfterwards(button, phase);

  const {buttonText = 'Search docs', buttonAriaLabel = 'Search docs'} =
    settings.translations?.button ?? {};
  return (
    <div className={styles.search}>
      {settings.isHosted ? <Preconnect appId={settings.appId} /> : null}
      <button
        ref={button}
        type="button"
        className={clsx('DocSearch-Button', styles.button)}
        aria-label={buttonAriaLabel}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={phase === 'opening'}
        onMouseOver={warm}
        onTouchStart={warm}
        onFocus={warm}
        onClick={() => open('')}
      >
        <SearchIcon />
        <span className={styles.label}>{buttonText}</span>
        <KeyHint />
      </button>
      {phase === 'failed' ? (
        <LoadFailure
          title="Unable to fetch results"
          className={styles.failure}
          onRetry={() => open('')}
        />
      ) : null}
      {modal && phase === 'open' ? (
        <modal.default settings={settings} initialQuery={initialQuery} onClose={close} />
      ) : null}
    </div>
  );
}

/** Gives the focus back to the button when the modal closes. */
function useFocusAfterwards(button: React.RefObject<HTMLElement | null>, phase: Phase): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && phase === 'closed') {
      button.current?.focus();
    }
    wasOpen.current = phase === 'open';
  }, [button, phase]);
}

function Preconnect({appId}: {appId: string}): React.ReactNode {
  return (
    <Head>
      <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}

function SearchIcon(): React.ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" stroke="currentColor" strokeWidth="1.75" />
      <path d="m13 13 4 4" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}

function KeyHint(): React.ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <span className={styles.keys} aria-hidden="true">
      <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
      <kbd>K</kbd>
    </span>
  );
}
