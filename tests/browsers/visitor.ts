/** What a browser hands a function that runs in a page: plain data, there and back. */
type Data = string | number | boolean | null;

/** A frame of a page, in which code runs. */
export type Place = {
  /** Runs a function in the page. It sees its arguments and nothing else of the test. */
  evaluate: <Result, Arguments extends Data[]>(
    task: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Result>;
};

/** Somebody who visits the site with one browser and one window. */
export type Visitor = Place & {
  /** Goes to an address of the site. */
  go: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Clicks the first element that fits a selector and, where given, has that text or label. */
  click: (selector: string, name?: string) => Promise<void>;
  /** Moves the pointer to such an element. */
  hover: (selector: string, name?: string) => Promise<void>;
  /** Types text where the focus is. */
  type: (text: string) => Promise<void>;
  /** Presses a key, with others before it: `Control+k`, `ArrowRight`. */
  press: (keys: string) => Promise<void>;
  /** Sets the size of what the page sees, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The document of an iframe. */
  frame: (selector: string) => Place;
  screenshot: () => Promise<Buffer>;
  quit: () => Promise<void>;
};

/** A browser that journeys are made with. */
export type BrowserKind = {
  name: string;
  /** Starts it. Null with a sentence when it is not on this machine. */
  start: () => Promise<Visitor | {missing: string}>;
};

/** Runs in the page: the first visible element that fits a selector and has a name. */
export function findByName(selector: string, name: string): Element | null {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
  const all = Array.from(document.querySelectorAll(selector)).filter(isVisible);
  return (
    all.find((element) => name === '' || nameOf(element) === name) ??
    all.find((element) => nameOf(element).includes(name)) ??
    null
  );
}
