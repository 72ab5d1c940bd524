import React, {useEffect, useState} from 'react';
import type {EventTypes, PlayerRef} from '@remotion/player';
import {eventNames, events, methodEntries, show, type Call} from './reference';
import styles from './remote.module.css';

type Line = {id: number; text: string; kind: 'event' | 'call'};

/** How often each event fired. */
type Counts = Partial<Record<EventTypes, number>>;

/** Fire many times a second: counted, but not printed. */
const FREQUENT: EventTypes[] = ['frameupdate', 'timeupdate'];
const MAX_LINES = 60;

/** Methods of a player as buttons, and its events as they fire. */
export default function Remote({player}: {player: PlayerRef | null}): React.ReactNode {
  const [lines, setLines] = useState<Line[]>([]);
  const [counts, setCounts] = useState<Counts>({});

  const print = (text: string, kind: Line['kind']) =>
    setLines((before) =>
      [{id: (before[0]?.id ?? 0) + 1, text, kind}, ...before].slice(0, MAX_LINES),
    );

  useEffect(() => {
    if (!player) {
      return undefined;
    }
    const listeners = eventNames.map((name) => ({
      name,
      listener: ({detail}: {detail: unknown}) => {
        setCounts((before) => ({...before, [name]: (before[name] ?? 0) + 1}));
        if (!FREQUENT.includes(name)) {
          print(`${name} ${detail ? show(detail) : ''}`, 'event');
        }
      },
    }));
    listeners.forEach(({name, listener}) => player.addEventListener(name, listener));
    return () =>
      listeners.forEach(({name, listener}) => player.removeEventListener(name, listener));
  }, [player]);

  const call: OnCall = (callee, name, {argument = '', run}) => {
    const text = `${name}(${argument})`;
    try {
      const result = show(run(callee));
      print(result ? `${text} → ${result}` : text, 'call');
    } catch (error) {
      print(`${text} throws: ${show(error)}`, 'call');
    }
  };

  return (
    <div className={styles.remote}>
      <div>
        <Methods player={player} onCall={call} />
        <Log lines={lines} />
      </div>
      <div>
        <Events counts={counts} />
      </div>
    </div>
  );
}

type OnCall = (player: PlayerRef, name: string, call: Call) => void;

function Methods({player, onCall}: {player: PlayerRef | null; onCall: OnCall}) {
  return (
    <>
      <h3 id="methods">Methods</h3>
      <ul className={styles.methods} aria-labelledby="methods">
        {methodEntries.map(([name, call]) => (
          <li key={name}>
            <button
              type="button"
              disabled={!player}
              onClick={() => player && onCall(player, name, call)}
            >
              {name}({call.argument ?? ''})
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Log({lines}: {lines: Line[]}) {
  return (
    <>
      <h3 id="log">Log</h3>
      {/* A region that scrolls has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.log} role="log" aria-live="off" aria-labelledby="log" tabIndex={0}>
        {lines.length === 0 ? (
          <p>Play the video or call a method. Calls and events show up here, newest first.</p>
        ) : (
          <ol>
            {lines.map(({id, text, kind}) => (
              <li key={id} className={styles[kind]}>
                {text}
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

function Events({counts}: {counts: Counts}) {
  return (
    <>
      <h3 id="events">Events</h3>
      <dl className={styles.events} aria-labelledby="events">
        {eventNames.map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <span className={styles.count} title="Times fired">
                {counts[name] ?? 0}
              </span>
            </dt>
            <dd>{events[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
