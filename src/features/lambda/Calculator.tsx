import React, {useId, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lambdaFacts, regionPlaces} from '@site/src/data/lambda-facts';
import {estimateRender, type RenderWish} from '@site/src/data/lambda-plan';
import Formula from './Formula';
import Result from './Result';
import styles from './calculator.module.css';
import {formatSeconds} from './format';
import {FIRST_WISH} from './wish';

const FRAME_RATES = [24, 25, 30, 50, 60];
const MEMORY_IN_MB = [512, 1024, 2048, 3072, 4096, 6144, 8192, 10_240];
const DISK_IN_MB = [512, 2048, 5120, 10_240];

const MAX_LENGTH_IN_SECONDS = 3600;

/** What a render costs and how long it takes, with the formula behind both. */
export default function Calculator(): React.ReactNode {
  const [wish, setWish] = useState(FIRST_WISH);
  const isBrowser = useIsBrowser();
  const change: Change = (name, value) => setWish((before) => ({...before, [name]: value}));
  const estimate = estimateRender(wish);
  return (
    <>
      <div className={styles.calculator}>
        <form onSubmit={(event) => event.preventDefault()}>
          <fieldset disabled={!isBrowser}>
            <legend>Your video</legend>
            <VideoFields wish={wish} change={change} />
          </fieldset>
          <fieldset disabled={!isBrowser}>
            <legend>Your functions</legend>
            <FunctionFields wish={wish} change={change} />
          </fieldset>
        </form>
        <Result estimate={estimate} />
      </div>
      <Formula wish={wish} estimate={estimate} />
    </>
  );
}

type Change = <Name extends keyof RenderWish>(name: Name, value: RenderWish[Name]) => void;

type FieldsProps = {wish: RenderWish; change: Change};

function VideoFields({wish, change}: FieldsProps): React.ReactNode {
  return (
    <>
      <NumberField
        label="Length"
        unit="seconds"
        value={wish.lengthInSeconds}
        min={1}
        max={MAX_LENGTH_IN_SECONDS}
        onChange={(value) => change('lengthInSeconds', value)}
      />
      <SelectField
        label="Frame rate"
        value={wish.fps}
        options={FRAME_RATES.map((fps) => [fps, `${fps} fps`])}
        onChange={(value) => change('fps', Number(value))}
      />
      <RangeField
        label="Time for one frame"
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
        label="How many render"
        value={wish.functions ?? 0}
        min={0}
        max={lambdaFacts.maxFunctionsPerRender}
        step={1}
        shown={wish.functions === null ? 'toolkit chooses' : `up to ${wish.functions}`}
        onChange={(value) => change('functions', value === 0 ? null : value)}
      />
      <RangeField
        label="Start of a function"
        value={wish.startInSeconds}
        min={1}
        max={20}
        step={1}
        shown={formatSeconds(wish.startInSeconds)}
        onChange={(value) => change('startInSeconds', value)}
      />
      <RangeField
        label="Joining and storing"
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

function NumberField({
  label,
  unit,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}): React.ReactNode {
  const id = useId();
  // What is being typed may be no number yet; only numbers reach the calculation.
  const [text, setText] = useState(String(value));
  return (
    <Field label={`${label} in ${unit}`} id={id}>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={text}
        onChange={({target}) => {
          setText(target.value);
          if (target.valueAsNumber >= min && target.valueAsNumber <= max) {
            onChange(target.valueAsNumber);
          }
        }}
        onBlur={() => setText(String(value))}
      />
    </Field>
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
        <output htmlFor={id}>{shown}</output>
      </span>
    </Field>
  );
}
