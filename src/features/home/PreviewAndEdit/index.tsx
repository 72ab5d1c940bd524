import React, {useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {PlayerRef} from '@remotion/player';
import Stage from '@site/src/components/Stage';
import type {ReleaseProps} from '@site/src/compositions/home/Release';
import Code from '../Code';
import Section from '../Section';
import Still from '../Still';
import Tracks from './Tracks';
import {ACCENTS, INITIAL_RELEASE, RELEASE, rootCodeOf} from './release';
import styles from './styles.module.css';

const loadRelease = () => import('@site/src/compositions/home/Release');

/** A small studio: preview, timeline, and a form whose values stand in the code. */
export default function PreviewAndEdit(): React.ReactNode {
  const [release, setRelease] = useState(INITIAL_RELEASE);
  const [player, setPlayer] = useState<PlayerRef | null>(null);

  const edit = (change: Partial<ReleaseProps>, tellingFrame: number) => {
    setRelease((current) => ({...current, ...change}));
    player?.seekTo(tellingFrame);
  };

  return (
    <Section
      id="preview"
      step="Preview"
      look="band"
      title="See every frame as you code"
      lead={
        <>
          <Link to="/docs/preview">Remotion Studio</Link> runs next to your editor and reloads when
          you save. Scrub to any frame, see your sequences on a timeline, and edit props in a form.
          Try it right here.
        </>
      }
    >
      <div className={styles.studio}>
        <Stage
          load={loadRelease}
          inputProps={release}
          {...{width: RELEASE.width, height: RELEASE.height, fps: RELEASE.fps}}
          durationInFrames={RELEASE.durationInFrames}
          initialFrame={RELEASE.stillFrame}
          label="A release video with a title, a chart and an outro"
          poster={<Still name="release" />}
          onPlayer={setPlayer}
          className={styles.stage}
        />
        <div className={styles.side}>
          <Fields release={release} onEdit={edit} />
          <Code
            title="Root.tsx"
            label="Code of the composition with your values"
            lines={rootCodeOf(release)}
            className={styles.code}
          />
        </div>
        <Tracks player={player} />
      </div>
    </Section>
  );
}

type FieldsProps = {
  release: ReleaseProps;
  onEdit: (change: Partial<ReleaseProps>, tellingFrame: number) => void;
};

function Fields({release, onEdit}: FieldsProps) {
  const isBrowser = useIsBrowser();
  return (
    <fieldset className={styles.fields} disabled={!isBrowser}>
      <legend>Props</legend>
      <label>
        <span>title</span>
        <input
          type="text"
          value={release.title}
          maxLength={18}
          onChange={({target}) => onEdit({title: target.value}, 40)}
        />
      </label>
      <div role="radiogroup" aria-label="accent" className={styles.accents}>
        <span>accent</span>
        {ACCENTS.map(({name, color}) => (
          <label key={color} style={{'--accent': color}}>
            <input
              type="radio"
              name="accent"
              value={color}
              checked={release.accent === color}
              onChange={() => onEdit({accent: color}, 110)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <label htmlFor="release-bars">
        <span>
          bars <output>{release.bars}</output>
        </span>
        <input
          id="release-bars"
          type="range"
          min={4}
          max={12}
          value={release.bars}
          onChange={({target}) => onEdit({bars: target.valueAsNumber}, 114)}
        />
      </label>
    </fieldset>
  );
}
