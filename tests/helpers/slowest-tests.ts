import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

const SHOWN = 10;

/** Prints the tests that took longest, so that a slow one is seen when it comes. */
export default class SlowestTests implements Reporter {
  private readonly times: {title: string; seconds: number}[] = [];

  onTestEnd(test: TestCase, {duration}: TestResult): void {
    const [, project = '', file = '', ...titles] = test.titlePath();
    this.times.push({
      title: [`[${project}] ${file}`, ...titles].join(' › '),
      seconds: duration / 1000,
    });
  }

  onEnd(): void {
    const slowest = this.times.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
    console.log('\nThe slowest tests:');
    slowest.forEach(({title, seconds}) => console.log(`  ${seconds.toFixed(1)} s  ${title}`));
  }
}
