import React, {useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Code from '../Code';
import Section from '../Section';
import {LAST_FRAME, codeOf, dayAt} from './day';
import styles from './styles.module.css';

const STRIP = [0, 10, 20, 30, 40, 50, 60];

/** A component whose frame the reader chooses: code on one side, image and film on the other. */
export default function WriteInReact(): React.ReactNode {
  const [frame, setFrame] = useState(20);
  const isBrowser = useIsBrowser();
  return (
    <Section
      id="write"
      step="Write"
      title="Animate anything React can draw"
      lead="Your component reads the frame number and returns what that frame looks like. A video becomes code that you can review, test and reuse. Drag the slider to see it work."
    >
      <div className={styles.grid}>
        <Code
          title="Day.tsx"
          label="Code of the day"
          lines={codeOf(frame)}
          className={styles.code}
        />
        <div className={styles.picture}>
          <Sky frame={frame} label={`Frame ${frame}: the sun over the hills`} />
        </div>
        <div className={styles.film}>
          <label className={styles.slider} htmlFor="day-frame">
            <span>
              frame <output>{frame}</output>
            </span>
            <input
              id="day-frame"
              type="range"
              min={0}
              max={LAST_FRAME}
              value={frame}
              disabled={!isBrowser}
              onChange={({target}) => setFrame(target.valueAsNumber)}
            />
          </label>
          <ol className={styles.strip} aria-label="Seven frames of the component">
            {STRIP.map((shown) => (
              <li key={shown}>
                <button
                  type="button"
                  onClick={() => setFrame(shown)}
                  aria-label={`Show frame ${shown}`}
                  aria-pressed={shown === frame}
                >
                  <Sky frame={shown} />
                  <span aria-hidden="true">{shown}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function Sky({frame, label}: {frame: number; label?: string}) {
  const {x, y, sky} = dayAt(frame);
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      style={{background: sky}}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <circle cx={x * 1.6} cy={y} r="20" fill="#fff1c9" opacity="0.16" />
      <circle cx={x * 1.6} cy={y} r="10" fill="#ffe1a0" />
      <path d="M0 74Q28 56 58 70T112 66T160 62V100H0Z" fill="#16305c" opacity="0.55" />
      <path d="M0 86Q34 68 74 82T160 76V100H0Z" fill="#0c1a38" opacity="0.85" />
    </svg>
  );
}
