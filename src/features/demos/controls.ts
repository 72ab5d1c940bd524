/** Shows a control only while others have one of the given values: `{presentation: ['slide']}`. */
type Condition = {when?: Record<string, readonly (string | boolean)[]>};

export type Slider = Condition & {
  kind: 'slider';
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** Said after the number: `px`, `frames`, `°`. */
  unit?: string;
};

export type Select<Option extends string = string> = Condition & {
  kind: 'select';
  label: string;
  options: readonly Option[];
  value: Option;
};

export type Switch = Condition & {kind: 'switch'; label: string; value: boolean};

/** `value` is a color as `#rrggbb`. */
export type Color = Condition & {kind: 'color'; label: string; value: string};

/** `maxLength` in characters. */
export type Text = Condition & {kind: 'text'; label: string; value: string; maxLength: number};

export type Control = Slider | Select | Switch | Color | Text;

export type Controls = Record<string, Control>;

/** What a control can hold. */
export type Value = number | string | boolean;

type ValueOf<C extends Control> = C extends Slider
  ? number
  : C extends Switch
    ? boolean
    : C extends Select<infer Option>
      ? Option
      : string;

/** The values of all controls of a demo, by name. */
export type Values<C extends Controls> = {[Name in keyof C]: ValueOf<C[Name]>};

export const slider = (control: Omit<Slider, 'kind'>): Slider => ({kind: 'slider', ...control});

export const select = <const Option extends string>(
  control: Omit<Select<Option>, 'kind' | 'value'> & {value: NoInfer<Option>},
): Select<Option> => ({kind: 'select', ...control});

export const toggle = (control: Omit<Switch, 'kind'>): Switch => ({kind: 'switch', ...control});

export const color = (control: Omit<Color, 'kind'>): Color => ({kind: 'color', ...control});

export const text = (control: Omit<Text, 'kind'>): Text => ({kind: 'text', ...control});

/** The values that a demo starts with. */
export const defaultsOf = <C extends Controls>(controls: C): Values<C> =>
  Object.fromEntries(Object.entries(controls).map(([name, {value}]) => [name, value])) as Values<C>;

/** Values that the others have while a control is shown: each combination of them. */
export const conditionsOf = ({when = {}}: Control): Record<string, Value>[] =>
  Object.entries(when).reduce<Record<string, Value>[]>(
    (all, [name, wanted]) => all.flatMap((one) => wanted.map((value) => ({...one, [name]: value}))),
    [{}],
  );

/**
 * The values at which a demo's code has other names: those that it starts with, then each choice and
 * each position of a switch. Numbers, colors and texts change no names.
 */
export const choicesOf = (controls: Controls): Record<string, Value>[] => {
  const defaults: Record<string, Value> = defaultsOf(controls);
  const choices = Object.entries(controls).filter(
    ([, {kind}]) => kind === 'select' || kind === 'switch',
  );
  return [
    defaults,
    ...choices.flatMap(([name, control]) =>
      conditionsOf(control).flatMap((conditions) =>
        extremesOf(control).map((value) => ({...defaults, ...conditions, [name]: value})),
      ),
    ),
  ];
};

/** Whether a control has a say while the others have these values. */
export const isShown = (control: Control, values: Record<string, Value>): boolean =>
  Object.entries(control.when ?? {}).every(([name, wanted]) =>
    wanted.some((value) => value === values[name]),
  );

/** The values at the ends of what a control takes; for a select, all of them. */
export const extremesOf = (control: Control): Value[] => {
  switch (control.kind) {
    case 'slider':
      return [control.min, control.max];
    case 'switch':
      return [false, true];
    case 'select':
      return [...control.options];
    case 'color':
      return ['#000000', '#ffffff'];
    case 'text':
      return ['', 'A "quote", a \\ and `ticks` with ${x}, it\'s'.slice(0, control.maxLength)];
  }
};
