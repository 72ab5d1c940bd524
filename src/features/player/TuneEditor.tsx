import React from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {NOTE_NAMES} from '@site/src/compositions/player/tune';
import type {SequencerProps} from '@site/src/compositions/player/SequencerPicture';
import styles from './tune.module.css';

const COLORS = [
  {value: '#5bc0ff', name: 'Blue'},
  {value: '#b39bff', name: 'Violet'},
  {value: '#ff7fb2', name: 'Pink'},
  {value: '#ffb454', name: 'Orange'},
  {value: '#5fe0a8', name: 'Green'},
];

/** Value of a slider that stands for silence, one below the lowest note. */
const SILENCE = -1;
const MAX_TITLE_LENGTH = 22;

type Props = {inputProps: SequencerProps; onChange: (inputProps: SequencerProps) => void};

/** A small app around the player: what it changes are the props of the video. */
export default function TuneEditor({inputProps, onChange}: Props): React.ReactNode {
  const isBrowser = useIsBrowser();
  const {title, color, tune} = inputProps;
  const setNote = (step: number, value: number) =>
    onChange({
      ...inputProps,
      tune: tune.map((note, index) => (index === step ? (value < 0 ? null : value) : note)),
    });
  return (
    <fieldset className={styles.editor} disabled={!isBrowser}>
      <legend>
        Change <code>inputProps</code> while it plays
      </legend>
      <div className={styles.notes}>
        {tune.map((note, step) => (
          <input
            key={step}
            type="range"
            aria-label={`Note ${step + 1}`}
            aria-valuetext={note === null ? 'Silence' : NOTE_NAMES[note]}
            min={SILENCE}
            max={NOTE_NAMES.length - 1}
            value={note ?? SILENCE}
            onChange={(event) => setNote(step, event.target.valueAsNumber)}
          />
        ))}
      </div>
      <div className={styles.rest}>
        <label>
          <span>Title</span>
          <input
            type="text"
            value={title}
            maxLength={MAX_TITLE_LENGTH}
            onChange={(event) => onChange({...inputProps, title: event.target.value})}
          />
        </label>
        <div className={styles.colors} role="radiogroup" aria-label="Color">
          {COLORS.map(({value, name}) => (
            <input
              key={value}
              type="radio"
              name="sequencer-color"
              aria-label={name}
              title={name}
              style={{'--color': value}}
              checked={value === color}
              onChange={() => onChange({...inputProps, color: value})}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}
