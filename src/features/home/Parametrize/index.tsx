import React, {useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PlayerRef} from '@remotion/player';
import Stage from '@site/src/components/Stage';
import type {RecapProps} from '@site/src/compositions/home/Recap';
import Code from '../Code';
import Section from '../Section';
import Still from '../Still';
import {
  DAY_NAMES,
  INITIAL_RECAP,
  LIMITS,
  RECAP,
  UNITS,
  commandLinesOf,
  durationOf,
  stillFrameOf,
} from './recap';
import styles from './styles.module.css';

const loadRecap = () => import('@site/src/compositions/home/Recap');

/** A form whose values are the props of a video: image, length and command follow. */
export default function Parametrize(): React.ReactNode {
  const [recap, setRecap] = useState(INITIAL_RECAP);
  const [player, setPlayer] = useState<PlayerRef | null>(null);

  const change = (part: Partial<RecapProps>) => {
    const next = {...recap, ...part};
    setRecap(next);
    player?.seekTo(Math.min(stillFrameOf(next), durationOf(recap) - 1));
  };

  return (
    <Section
      id="parametrize"
      step="Parametrize"
      title="One component, a video for every customer"
      lead={
        <>
          Feed it a form, a spreadsheet or an API. Type a name or drag a day. The video changes, and
          so does its <Link to="/docs/calculate-metadata">length</Link>.
        </>
      }
    >
      <div className={styles.grid}>
        <div className={styles.data}>
          <Form recap={recap} onChange={change} />
          <Code
            title="Terminal"
            label="Command that renders your video"
            lines={commandLinesOf(recap)}
            className={styles.command}
          />
        </div>
        <div>
          <Stage
            load={loadRecap}
            inputProps={recap}
            {...RECAP}
            durationInFrames={durationOf(recap)}
            initialFrame={stillFrameOf(INITIAL_RECAP)}
            label="A week in rings, one for each day"
            poster={<Still name="recap" />}
            onPlayer={setPlayer}
            className={styles.stage}
          />
          <p className={styles.facts}>
            {recap.values.length} days take {durationOf(recap)} frames, or{' '}
            {(durationOf(recap) / RECAP.fps).toFixed(1)} seconds.
          </p>
        </div>
      </div>
    </Section>
  );
}

type FormProps = {recap: RecapProps; onChange: (part: Partial<RecapProps>) => void};

function Form({recap, onChange}: FormProps) {
  const isBrowser = useIsBrowser();
  const {name, unit, values} = recap;
  const nextDay = DAY_NAMES[values.length];
  return (
    <fieldset className={styles.form} disabled={!isBrowser}>
      <legend className={styles.legend}>Your props</legend>
      <div className={styles.texts}>
        <label>
          Name
          <input
            type="text"
            value={name}
            maxLength={LIMITS.name}
            autoComplete="off"
            onChange={({target}) => onChange({name: target.value})}
          />
        </label>
        <label>
          Unit
          <select value={unit} onChange={({target}) => onChange({unit: target.value})}>
            {UNITS.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.days}>
        {values.map((value, day) => (
          <label key={day}>
            <span>{DAY_NAMES[day]}</span>
            <input
              type="range"
              min={0}
              max={LIMITS.value}
              value={value}
              onChange={({target}) =>
                onChange({
                  values: values.map((old, index) => (index === day ? target.valueAsNumber : old)),
                })
              }
            />
            <output>{value}</output>
          </label>
        ))}
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          disabled={!nextDay}
          onClick={() => onChange({values: [...values, 8]})}
        >
          Add {nextDay ?? 'a day'}
        </button>
        <button
          type="button"
          disabled={values.length <= LIMITS.fewestDays}
          onClick={() => onChange({values: values.slice(0, -1)})}
        >
          Remove {DAY_NAMES[values.length - 1]}
        </button>
      </div>
    </fieldset>
  );
}
