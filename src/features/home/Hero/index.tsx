import React, {useState} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory} from '@docusaurus/router';
import type {PlayerRef} from '@remotion/player';
import CopyCommand from '@site/src/components/CopyCommand';
import {ProofLine} from '@site/src/components/Proof';
import Stage from '@site/src/components/Stage';
import {usePlayerFrame} from '@site/src/lib/hooks/usePlayer';
import type {BloomProps} from '@site/src/compositions/home/Bloom';
import Code from '../Code';
import MotionBar from '../MotionBar';
import Still from '../Still';
import {BLOOM, INITIAL_BLOOM, KNOBS, codeOf, motionsAt, motionsOf} from './bloom';
import type {Knob} from './bloom';
import styles from './styles.module.css';

const loadBloom = () => import('@site/src/compositions/home/Bloom');

/** What readers get, how to start, and a composition that plays beside its code. */
export default function Hero(): React.ReactNode {
  const [bloom, setBloom] = useState(INITIAL_BLOOM);
  const [player, setPlayer] = useState<PlayerRef | null>(null);

  const turnKnob = (knob: Knob, value: number) => {
    setBloom((current) => ({...current, [knob.name]: value}));
    player?.seekTo(knob.tellingFrame);
  };

  return (
    <section className={clsx('ruled-ground', styles.hero)} aria-labelledby="hero">
      <div className={styles.intro}>
        <h1 id="hero">
          Write React. <span>Ship video.</span>
        </h1>
        <div className={styles.pitch}>
          <p className={styles.lead}>
            Turn components and data into videos. Preview every frame as you code, then render one
            MP4, or one for every customer, on your laptop, your server or AWS Lambda.
          </p>
          <div className={styles.actions}>
            <CopyCommand command="npx create-video@latest" />
            <Link className="button button--primary" to="/docs/">
              Make a video
            </Link>
          </div>
          <ProofLine id="renders" />
        </div>
      </div>
      <div className={styles.machine}>
        <LitCode player={player} bloom={bloom} />
        <div className={styles.picture}>
          <Stage
            load={loadBloom}
            inputProps={bloom}
            {...{width: BLOOM.width, height: BLOOM.height, fps: BLOOM.fps}}
            durationInFrames={BLOOM.durationInFrames}
            initialFrame={BLOOM.stillFrame}
            label="A flower whose petals spring open, turn and close"
            poster={<Still name="bloom" />}
            onPlayer={setPlayer}
            className={styles.stage}
          />
          <MotionBar
            player={player}
            durationInFrames={BLOOM.durationInFrames}
            initialFrame={BLOOM.stillFrame}
            label="Frame of the flower"
            parts={Object.entries(motionsOf(bloom)).map(([name, range]) => ({name, ...range}))}
          />
          <Knobs bloom={bloom} onTurn={turnKnob} />
          <OpenInPlayground bloom={bloom} />
        </div>
      </div>
    </section>
  );
}

function LitCode({player, bloom}: {player: PlayerRef | null; bloom: BloomProps}) {
  const motions = usePlayerFrame(player, BLOOM.stillFrame, (frame) => motionsAt(frame, bloom));
  return (
    <Code
      title="Bloom.tsx"
      label="Code of the flower"
      className={styles.code}
      lines={codeOf(bloom)}
      lit={motions.split(' ')}
    />
  );
}

/** Takes the flower as it is now to the playground. The code that packs it loads with the click. */
function OpenInPlayground({bloom}: {bloom: BloomProps}) {
  const history = useHistory();
  const playground = useBaseUrl('/playground/');
  const open = (event: React.MouseEvent) => {
    event.preventDefault();
    import('./playground').then(
      ({playgroundHash}) => history.push(playground + playgroundHash(bloom)),
      () => history.push(playground),
    );
  };
  return (
    <p className={styles.playground}>
      <Link to="/playground/" onClick={open}>
        Open in playground
      </Link>
    </p>
  );
}

type KnobsProps = {bloom: BloomProps; onTurn: (knob: Knob, value: number) => void};

function Knobs({bloom, onTurn}: KnobsProps) {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.knobs}>
      {KNOBS.map((knob) => (
        <label key={knob.name} htmlFor={`knob-${knob.name}`} className={styles.knob}>
          <span>{knob.label}</span>
          <output>
            {bloom[knob.name]}
            {knob.unit === '°' ? '°' : ''}
          </output>
          <input
            id={`knob-${knob.name}`}
            type="range"
            min={knob.min}
            max={knob.max}
            value={bloom[knob.name]}
            disabled={!isBrowser}
            aria-valuetext={`${bloom[knob.name]} ${knob.unit === '°' ? 'degrees' : (knob.unit ?? '')}`.trim()}
            onChange={({target}) => onTurn(knob, target.valueAsNumber)}
          />
        </label>
      ))}
    </div>
  );
}
