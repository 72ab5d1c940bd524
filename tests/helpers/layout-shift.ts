import type {Page} from '@playwright/test';

type Counter = {layoutShift: number};

/** Counts layout shifts from the beginning of each page, those after input too. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counter = window as unknown as Counter;
    counter.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        counter.layoutShift += (entry as unknown as {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** What was counted on this page, as browsers count it. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Counter).layoutShift);
