/** Runs a step of a command, and notes how long it takes. */
export type Measure = <Value>(step: string, run: () => Promise<Value>) => Promise<Value>;

/** How long the steps of a command take, some of which may run beside each other. */
export class StepTimes {
  readonly #started = performance.now();
  readonly #steps = new Map<string, number>();

  /** Runs a step. What has the same name is added up. */
  readonly measure: Measure = async (step, run) => {
    const started = performance.now();
    try {
      return await run();
    } finally {
      this.add(step, (performance.now() - started) / 1000);
    }
  };

  add(step: string, seconds: number): void {
    this.#steps.set(step, (this.#steps.get(step) ?? 0) + seconds);
  }

  /** The steps with their seconds, in the order in which they ended. */
  entries(): [string, number][] {
    return [...this.#steps];
  }

  /** `download 41 s, types 20 s. 62 s in all.` */
  toString(): string {
    const steps = this.entries().map(([step, seconds]) => `${step} ${Math.round(seconds)} s`);
    const all = Math.round((performance.now() - this.#started) / 1000);
    return `${steps.join(', ')}. ${all} s in all.`;
  }
}
