import React, {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Transport from '@site/src/components/Transport';
import type {View} from '@site/src/features/live/protocol';
import {SandboxFrame, StaleMark} from '@site/src/features/live/sandbox/SandboxFrame';
import {usePlayInView} from '@site/src/features/live/sandbox/usePlayInView';
import type {Sandbox} from '@site/src/features/live/sandbox/useSandbox';
import type {Settings} from '@site/src/features/live/settings';
import {useReducedMotion} from '@site/src/lib/hooks/useReducedMotion';
import Choice from './Choice';
import {namesOf} from './names-of-settings';
import {ratioOf} from './ratio';
import styles from './exercise.module.css';

/** How both are shown, and how much of the goal at first where it lies over the reader's video. */
export type Shown = {view: View; share: number};

const SHOWN: (Shown & {name: string})[] = [
  {view: 'apart', name: 'Side by side', share: 1},
  {view: 'onion', name: 'Onion skin', share: 0.5},
  {view: 'difference', name: 'Difference', share: 1},
];

type Props = {
  ref: React.RefObject<HTMLIFrameElement | null>;
  sandbox: Sandbox;
  /** What can be looked at. The first is what the exercise asks for. */
  choices: Settings[];
  settings: Settings;
  onSettings: (settings: Settings) => void;
  /** Whether the goal has to be matched. Without it, it's an example. */
  isCompared: boolean;
  shown: Shown;
  onShown: (shown: Shown) => void;
  isStale: boolean;
};

/** The reader's video and the goal in one frame, and one bar that scrubs both. */
export default function Preview({
  ref,
  sandbox,
  choices,
  settings,
  onSettings,
  isCompared,
  shown,
  onShown,
  isStale,
}: Props): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => setElement(box.current), []);
  const isApart = shown.view === 'apart';
  const isWide = settings.width >= settings.height;
  return (
    <div className={styles.show} style={{'--ratio': ratioOf(settings)}}>
      {isCompared ? (
        <Choice
          legend="Compare"
          names={SHOWN.map(({name}) => name)}
          chosen={SHOWN.findIndex(({view}) => view === shown.view)}
          onChoose={(at) => onShown(SHOWN[at] ?? shown)}
        />
      ) : null}
      {choices.length > 1 ? (
        <Choice
          legend="Look at the video with"
          names={namesOf(choices)}
          chosen={choices.indexOf(settings)}
          onChoose={(at) => onSettings(choices[at] ?? settings)}
        />
      ) : null}
      <div className={clsx(styles.stage, isApart && styles.apart, isWide && styles.wide)}>
        {isApart ? (
          <div className={styles.labels} aria-hidden="true">
            <span>Yours</span>
            <span>{isCompared ? 'Goal' : 'Example'}</span>
          </div>
        ) : (
          <Mix shown={shown} onShown={onShown} />
        )}
        <div ref={box} className={styles.pictures}>
          <SandboxFrame
            ref={ref}
            generation={sandbox.generation}
            className={styles.frame}
            title={isCompared ? 'Your video beside the goal' : 'Your video beside an example'}
          />
          {isStale ? (
            <div className={styles.stale}>
              <StaleMark />
            </div>
          ) : null}
        </div>
      </div>
      {element ? (
        <Bar sandbox={sandbox} settings={settings} box={element} />
      ) : (
        <div className={styles.transportPlace} />
      )}
    </div>
  );
}

/** Says whose is whose where both lie on top of each other, and shows one of them alone. */
function Mix({shown, onShown}: Pick<Props, 'shown' | 'onShown'>): React.ReactNode {
  const {view, share} = shown;
  const [end, caption] =
    view === 'onion'
      ? ['Goal', 'The goal lies over yours. Drag to see one of them.']
      : ['Difference', 'What is black is the same. Drag to the left for yours.'];
  return (
    <div className={styles.mix}>
      <label>
        <span>Yours</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(share * 100)}
          aria-label={`From yours to the ${end.toLowerCase()}`}
          aria-valuetext={`${Math.round(share * 100)} percent ${end.toLowerCase()}`}
          onChange={({target}) => onShown({view, share: Number(target.value) / 100})}
        />
        <span>{end}</span>
      </label>
      <p>{caption}</p>
    </div>
  );
}

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
