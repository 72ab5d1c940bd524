import React, {useId, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lambdaFacts, regionPlaces} from '@site/src/data/lambda-facts';
import {estimateRender, type RenderWish} from '@site/src/data/lambda-plan';
import Announcement from './Announcement';
import Formula from './Formula';
import Result from './Result';
import styles from './calculator.module.css';
import {formatSeconds} from './format';
import {lengthProblem, MAX_LENGTH_IN_SECONDS, MIN_LENGTH_IN_SECONDS} from './length';
import {FIRST_WISH} from './wish';

const FRAME_RATES = [24, 25, 30, 50, 60];
const MEMORY_IN_MB = [512, 1024, 2048, 3072, 4096, 6144, 8192, 10_240];
const DISK_IN_MB = [512, 2048, 5120, 10_240];

/** What a render costs and how long it takes, with the formula behind both. */
export default function Calculator(): React.ReactNode {
  const [wish, setWish] = useState(FIRST_WISH);
  // What is being typed may be no length yet; only lengths reach the calculation.
  const [length, setLength] = useState(String(FIRST_WISH.lengthInSeconds));
  const isBrowser = useIsBrowser();
  const change: Change = (name, value) => setWish((before) => ({...before, [name]: value}));
  const changeLength = (text: string) => {
    setLength(text);
    if (lengthProblem(text) === null) {
      change('lengthInSeconds', Number(text));
    }
  };
  const problem = lengthProblem(length);
  const estimate = estimateRender(wish);
  return (
    <>
      <div className={styles.calculator}>
        <form onSubmit={(event) => event.preventDefault()}>
          <fieldset disabled={!isBrowser}>
            <legend>Your video</legend>
            <LengthField text={length} problem={problem} onChange={changeLength} />
            <VideoFields wish={wish} change={change} />
          </fieldset>
          <fieldset disabled={!isBrowser}>
            <legend>Your functions</legend>
            <FunctionFields wish={wish} change={change} />
          </fieldset>
        </form>
        <Result estimate={problem === null ? estimate : null} />
      </div>
      <Announcement estimate={estimate} problem={problem} />
      {problem === null ? null : (
        <p className={styles.warning}>
          The formula and code below are for {formatSeconds(wish.lengthInSeconds)}, the last length
          that worked.
        </p>
      )}
      <Formula wish={wish} estimate={estimate} />
    </>
  );
}

type Change = <Name extends keyof RenderWish>(name: Name, value: RenderWish[Name]) => void;

type FieldsProps = {wish: RenderWish; change: Change};

function VideoFields({wish, change}: FieldsProps): React.ReactNode {
  return (
    <>
      <SelectField
        label="Frame rate"
        value={wish.fps}
        options={FRAME_RATES.map((fps) => [fps, `${fps} fps`])}
        onChange={(value) => change('fps', Number(value))}
      />
      <RangeField
        label="Time per frame"
        value={wish.millisecondsPerFrame}
        min={20}
        max={1000}
        step={10}
        shown={`${wish.millisecondsPerFrame} ms`}
        onChange={(value) => change('millisecondsPerFrame', value)}
      />
    </>
  );
}

function FunctionFields({wish, change}: FieldsProps): React.ReactNode {
  return (
    <>
      <SelectField
        label="Region"
        value={wish.region}
        options={lambdaFacts.regions.map(({id}) => [id, `${id} · ${regionPlaces[id]}`])}
        onChange={(value) => change('region', value)}
      />
      <SelectField
        label="Memory"
        value={wish.memorySizeInMb}
        options={MEMORY_IN_MB.map((size) => [size, `${size} MB`])}
        onChange={(value) => change('memorySizeInMb', Number(value))}
      />
      <SelectField
        label="Disk"
        value={wish.diskSizeInMb}
        options={DISK_IN_MB.map((size) => [size, `${size} MB`])}
        onChange={(value) => change('diskSizeInMb', Number(value))}
      />
      <RangeField
        label="Functions"
        value={wish.functions ?? 0}
        min={0}
        max={lambdaFacts.maxFunctionsPerRender}
        step={1}
        shown={wish.functions === null ? 'automatic' : `up to ${wish.functions}`}
        onChange={(value) => change('functions', value === 0 ? null : value)}
      />
      <RangeField
        label="Function startup"
        value={wish.startInSeconds}
        min={1}
        max={20}
        step={1}
        shown={formatSeconds(wish.startInSeconds)}
        onChange={(value) => change('startInSeconds', value)}
      />
      <RangeField
        label="Join and upload"
        value={wish.joinInSeconds}
        min={1}
        max={60}
        step={1}
        shown={formatSeconds(wish.joinInSeconds)}
        onChange={(value) => change('joinInSeconds', value)}
      />
    </>
  );
}

function Field({
  label,
  id,
  children,
}: {
  label: string;
  id: string;
  children: React.ReactNode;
}): React.ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

function LengthField({
  text,
  problem,
  onChange,
}: {
  text: string;
  /** What is wrong with the text, or null. */
  problem: string | null;
  onChange: (text: string) => void;
}): React.ReactNode {
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <>
      <Field label="Length in seconds" id={id}>
        <input
          id={id}
          type="number"
          min={MIN_LENGTH_IN_SECONDS}
          max={MAX_LENGTH_IN_SECONDS}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={({target}) => onChange(target.value)}
        />
      </Field>
      {problem === null ? null : (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

function SelectField({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string | number;
  options: [value: string | number, text: string][];
  onChange: (value: string) => void;
}): React.ReactNode {
  const id = useId();
  return (
    <Field label={label} id={id}>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

function RangeField({
  label,
  value,
  min,
  max,
  step,
  shown,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value with its unit. */
  shown: string;
  onChange: (value: number) => void;
}): React.ReactNode {
  const id = useId();
  return (
    <Field label={label} id={id}>
      <span className={styles.range}>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={shown}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        {/* Screen readers have it from the slider. */}
        <span aria-hidden="true">{shown}</span>
      </span>
    </Field>
  );
}
