import {useEffect, useState} from 'react';
import type {CreateEditor} from '@site/src/features/live/CodeEditor/create';
import {choose, giveUp, useChoice} from './choice';

export type Types = {
  /** Whether they are wanted. */
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  isLoading: boolean;
  /** Makes editors that know types, once that is there. */
  create: CreateEditor | undefined;
};

type Options = {
  /** Whether types are on for readers who have not chosen. */
  isDefault: boolean;
  /** Whether it is time to load them. */
  canLoad: boolean;
};

/** TypeScript for an editor. It loads when types are on, and only then. */
export function useTypes({isDefault, canLoad}: Options): Types {
  const choice = useChoice();
  const [typed, setTyped] = useState<{create: CreateEditor} | null>(null);
  const isOn = choice === null ? isDefault : choice === 'on';
  const isWanted = isOn && canLoad;

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isLate = false;
    loadEditor().then(
      (create) => {
        if (!isLate) {
          setTyped({create});
        }
      },
      () => {
        console.info("The editor has no types, because TypeScript didn't load.");
        giveUp();
      },
    );
    return () => {
      isLate = true;
    };
  }, [isWanted]);

  return {
    isOn,
    setOn: (next) => choose(next ? 'on' : 'off'),
    isLoading: isWanted && typed === null,
    create: isWanted ? typed?.create : undefined,
  };
}

let loading: Promise<CreateEditor> | null = null;

/** @returns the same for all editors of a page, which thus share a worker; tries again after a failure */
function loadEditor(): Promise<CreateEditor> {
  loading ??= import('./editor')
    .then(({loadTypedEditor}) => loadTypedEditor())
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
