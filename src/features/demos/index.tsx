import React, {useCallback, useId, useMemo, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import clsx from 'clsx';
import CurvePicture from '@site/src/components/CurvePlot/CurvePicture';
import Scrubber from '@site/src/components/Scrubber';
import Stage from '@site/src/components/Stage';
import Timeline from '@site/src/components/Timeline';
import {usePlayerFrame} from '@site/src/lib/hooks/usePlayer';
import ControlPanel from './ControlPanel';
import DemoCode from './DemoCode';
import {defaultsOf, type Value} from './controls';
import type {DemoModule, DemoDefinition, DemoPlot, DemoTimeline} from './define';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** `DemoDefinition` as JSON. `plugins/remark/demos` writes it, and what follows, for `<Demo id="…" />`. */
  facts: string;
  load: () => Promise<DemoModule>;
  /** The code at the values that the demo starts with. */
  children: React.ReactNode;
};

// As many controls as stand beside a picture without making the demo taller.
const CONTROLS_BESIDE_PICTURE = 5;

/**
 * A demo that readers can scrub and change. Of its own code nothing is loaded before it nears the
 * viewport; until then it is a caption, an empty picture and the code at its first values.
 */
export default function Demo({id, facts: json, load, children}: Props): React.ReactNode {
  const titleId = useId();
  const facts = useMemo(() => JSON.parse(json) as DemoDefinition, [json]);
  const defaults = useMemo(() => defaultsOf(facts.controls), [facts]);
  const {values, isTouched, change, reset} = useValues(defaults);
  const [module, setModule] = useState<DemoModule | null>(null);
  const [player, setPlayer] = useState<PlayerRef | null>(null);

  const loadModule = async (): Promise<DemoModule> => {
    const loaded = await load();
    setModule(loaded);
    return loaded;
  };

  const {title, alternative, width, height, fps, controls, hasPlot, timelineRows} = facts;
  const durationInFrames = module?.durationInFrames?.(values) ?? facts.durationInFrames;
  const names = Object.keys(controls);
  const isPanelBeside = !hasPlot && names.length > 0 && names.length <= CONTROLS_BESIDE_PICTURE;
  const panel =
    names.length > 0 ? (
      <ControlPanel
        controls={controls}
        values={values}
        onChange={change}
        className={clsx(styles.controls, isPanelBeside && styles.beside)}
      />
    ) : null;

  return (
    <figure className={styles.demo} aria-labelledby={titleId} data-demo={id}>
      <Caption
        {...facts}
        id={titleId}
        isAtDefaults={Object.entries(defaults).every(([name, value]) => values[name] === value)}
        onReset={panel ? reset : null}
      />
      <div className={clsx(styles.top, (hasPlot || isPanelBeside) && styles.split)}>
        <div className={styles.picture}>
          <Stage
            load={loadModule}
            inputProps={values}
            width={width}
            height={height}
            fps={fps}
            durationInFrames={durationInFrames}
            initialFrame={facts.initialFrame}
            label={alternative}
            button={false}
            onPlayer={setPlayer}
            className={styles.stage}
            {...module?.stage?.(values)}
          />
          {facts.hasOwnBar ? null : (
            <Scrubber
              player={player}
              durationInFrames={durationInFrames}
              initialFrame={facts.initialFrame}
              label={title}
            />
          )}
        </div>
        {hasPlot ? <PlotBox {...{module, values, player, title}} /> : null}
        {isPanelBeside ? panel : null}
      </div>
      {timelineRows ? (
        <TimelineBox {...{module, values, player, title, durationInFrames}} rows={timelineRows} />
      ) : null}
      {isPanelBeside ? null : panel}
      <div className={styles.code}>
        {module && isTouched ? (
          <DemoCode write={module.code} values={values} controls={controls} />
        ) : (
          children
        )}
      </div>
    </figure>
  );
}

/** The values of a demo, and whether the reader has changed any. */
function useValues(defaults: Record<string, Value>) {
  const [values, setValues] = useState(defaults);
  const [isTouched, setIsTouched] = useState(false);
  const change = useCallback((name: string, value: Value) => {
    setIsTouched(true);
    setValues((current) => ({...current, [name]: value}));
  }, []);
  return {values, isTouched, change, reset: () => setValues(defaults)};
}

type CaptionProps = Pick<DemoDefinition, 'title' | 'alternative'> & {
  /** Of the title. */
  id: string;
  isAtDefaults: boolean;
  onReset: (() => void) | null;
};

function Caption({id, title, alternative, isAtDefaults, onReset}: CaptionProps): React.ReactNode {
  return (
    <figcaption className={styles.caption}>
      <strong id={id}>{title}</strong>
      <span>{alternative}</span>
      {onReset ? (
        <button
          type="button"
          className={styles.reset}
          onClick={onReset}
          disabled={isAtDefaults}
          aria-label={`Reset the values: ${title}`}
        >
          Reset
        </button>
      ) : null}
    </figcaption>
  );
}

type BoxProps = {
  module: DemoModule | null;
  values: Record<string, Value>;
  player: PlayerRef | null;
  title: string;
};

const PLOT_SIZE: [number, number] = [330, 262];

function PlotBox({module, values, player, title}: BoxProps): React.ReactNode {
  const plot = useMemo(() => module?.plot?.(values), [module, values]);
  return (
    <div className={styles.plot} style={{aspectRatio: PLOT_SIZE.join(' / ')}}>
      {plot ? <PlotWithPlayhead plot={plot} player={player} title={title} /> : null}
    </div>
  );
}

function PlotWithPlayhead({
  plot: {playhead, ...picture},
  player,
  title,
}: {
  plot: DemoPlot;
  player: PlayerRef | null;
  title: string;
}): React.ReactNode {
  const frame = usePlayerFrame(player);
  return (
    <CurvePicture
      {...picture}
      size={PLOT_SIZE}
      playhead={playhead ? playhead(frame) : frame}
      alternative={`Plot of ${picture.curves.map(({label}) => label).join(', ')}: ${title}`}
    />
  );
}

function TimelineBox({
  module,
  values,
  player,
  rows,
  durationInFrames,
}: BoxProps & {rows: number; durationInFrames: number}): React.ReactNode {
  const timeline = useMemo(() => module?.timeline?.(values), [module, values]);
  return (
    <div className={styles.timeline} style={{'--rows': rows}}>
      {timeline ? (
        <TimelineWithPlayhead timeline={timeline} player={player} length={durationInFrames} />
      ) : null}
    </div>
  );
}

function TimelineWithPlayhead({
  timeline,
  player,
  length,
}: {
  timeline: DemoTimeline;
  player: PlayerRef | null;
  length: number;
}): React.ReactNode {
  const playhead = usePlayerFrame(player);
  return <Timeline {...timeline} length={length} playhead={playhead} className={styles.bare} />;
}
