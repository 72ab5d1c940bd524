import React, {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Transport from '@site/src/components/Transport';
import type {View} from '@site/src/features/live/protocol';
import {SandboxFrame} from '@site/src/features/live/sandbox/SandboxFrame';
import {usePlayInView} from '@site/src/features/live/sandbox/usePlayInView';
import type {Sandbox} from '@site/src/features/live/sandbox/useSandbox';
import type {Settings} from '@site/src/features/live/settings';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import styles from './exercise.module.css';

const VIEWS: {view: View; name: string}[] = [
  {view: 'apart', name: 'Side by side'},
  {view: 'onion', name: 'Onion skin'},
  {view: 'difference', name: 'Difference'},
];

const TOGETHER: Record<Exclude<View, 'apart'>, string> = {
  onion: 'The goal over yours',
  difference: 'What is black is the same',
};

type Props = {
  ref: React.RefObject<HTMLIFrameElement | null>;
  sandbox: Sandbox;
  settings: Settings;
  /** Whether the goal has to be matched. Without it, it's an example. */
  isCompared: boolean;
  view: View;
  onView: (view: View) => void;
  isStale: boolean;
};

/** The reader's video and the goal in one frame, and one bar that scrubs both. */
export default function Preview({
  ref,
  sandbox,
  settings,
  isCompared,
  view,
  onView,
  isStale,
}: Props): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => setElement(box.current), []);
  return (
    <>
      <div className={styles.labels} aria-hidden="true">
        {view === 'apart' ? (
          <>
            <span>Yours</span>
            <span>{isCompared ? 'Goal' : 'Example'}</span>
          </>
        ) : (
          <span>{TOGETHER[view]}</span>
        )}
      </div>
      <div ref={box} className={styles.pictures}>
        <SandboxFrame
          ref={ref}
          generation={sandbox.generation}
          className={styles.frame}
          title={isCompared ? 'Your video beside the goal' : 'Your video beside an example'}
          isStale={isStale}
        />
      </div>
      {element ? (
        <Bar sandbox={sandbox} settings={settings} box={element} />
      ) : (
        <div className={styles.transportPlace} />
      )}
      {isCompared ? <Views view={view} onView={onView} /> : null}
    </>
  );
}

const Views = ({view, onView}: Pick<Props, 'view' | 'onView'>): React.ReactNode => (
  <fieldset className={styles.views}>
    <legend>Compare</legend>
    {VIEWS.map(({view: each, name}) => (
      <label key={each} className={clsx(each === view && styles.chosen)}>
        <input
          type="radio"
          name="view"
          value={each}
          checked={each === view}
          onChange={() => onView(each)}
        />
        {name}
      </label>
    ))}
  </fieldset>
);

type BarProps = Pick<Props, 'sandbox' | 'settings'> & {box: HTMLElement};

/** With reduced motion, nothing plays until the reader presses Play. */
function Bar({sandbox, settings, box}: BarProps): React.ReactNode {
  const isReduced = useReducedMotion();
  const {toggle, seek} = usePlayInView(sandbox, box, !isReduced);
  const {frame, isPlaying} = sandbox.playback;
  return (
    <Transport
      frame={frame}
      isPlaying={isPlaying}
      duration={settings.duration}
      onSeek={seek}
      onToggle={toggle}
    />
  );
}
