/*
 * What TypeScript knows of the names in a page's code, as cards for pointers, fingers, keys and screen
 * readers. Loads when a reader comes to a block. Code without its file, or without an answer, stays as
 * it is: readable, and copied as code alone.
 */
import {codeCardsPath, TYPED_BLOCKS, type PageCards} from '@site/plugins/browser';
import {contentOf, spoken} from './card';
import {mark} from './marks';
import {nameAt, namesOf, rangeOf, type Name} from './names';
import './styles.css';

/** How long a pointer rests on a name before its card comes, and may be away before it goes. */
const REST_MS = 150;
const AWAY_MS = 250;

/** Between a card and its name, and a card and the edge of the window, in px. */
const GAP = 6;

const HINT = 'Left and right arrow keys tell what each name is.';

type Approached = {
  block: HTMLElement;
  names: Name[];
  /** Whether its code has changed since its names were read. */
  isStale: boolean;
};

const files = new Map<string, Promise<PageCards | null>>();
const approached = new WeakMap<Element, Promise<Approached>>();

let card: HTMLElement | undefined;
let region: HTMLElement | undefined;
let open: {block: HTMLElement; name: Name} | null = null;
let timer = 0;

async function load(address: string): Promise<PageCards | null> {
  try {
    const response = await fetch(address);
    const cards: unknown = response.ok ? await response.json() : null;
    return isPageCards(cards) ? cards : null;
  } catch {
    return null;
  }
}

/** A host may answer with a page instead. */
const isPageCards = (value: unknown): value is PageCards =>
  typeof value === 'object' && value !== null && 'cards' in value && 'blocks' in value;

function cardsOfPage(): Promise<PageCards | null> {
  const address = codeCardsPath(window.location.pathname.replace(/\/index\.html$|\.html$/, ''));
  const file = files.get(address) ?? load(address);
  files.set(address, file);
  return file;
}

/**
 * Called when a pointer, a finger or the focus comes to a block.
 *
 * @param box holds the block
 */
export async function approach(box: Element, event: Event): Promise<void> {
  const block = box.querySelector<HTMLElement>(TYPED_BLOCKS);
  if (!block) {
    return;
  }
  const isKnown = approached.has(block);
  const ready = approached.get(block) ?? prepare(block);
  approached.set(block, ready);
  const item = await ready;
  if (item.names.length > 0) {
    await renew(item);
    markNames(item);
    if (!isKnown && event instanceof PointerEvent) {
      answer(item, event);
    }
  }
}

/** Reads the names of code that has changed. */
async function renew(item: Approached): Promise<void> {
  const cards = item.isStale ? await cardsOfPage() : null;
  if (cards) {
    item.isStale = false;
    item.names = await namesOf(item.block, cards).catch(() => []);
    markNames(item);
  }
}

function markNames({block, names}: Pick<Approached, 'block' | 'names'>): void {
  mark(
    'code-link',
    block,
    names.filter(({card: [, , route]}) => route),
  );
  mark(
    'code-error',
    block,
    names.filter(({isError}) => isError),
  );
}

async function prepare(block: HTMLElement): Promise<Approached> {
  const cards = await cardsOfPage();
  const item: Approached = {
    block,
    names: cards ? await namesOf(block, cards).catch(() => []) : [],
    isStale: false,
  };
  if (item.names.length > 0) {
    new MutationObserver(() => {
      item.isStale = true;
      close();
      markNames({block, names: []});
    }).observe(block, {childList: true, characterData: true, subtree: true});
    region ??= addRegion();
    block.setAttribute('aria-describedby', 'code-cards-hint');
    block.addEventListener('pointermove', (event) => answer(item, event));
    block.addEventListener('pointerleave', () => closeSoon());
    // Keys bring names into view, and their cards go with them.
    block.addEventListener('scroll', () => follows(item));
    block.addEventListener('blur', () => close());
    block.addEventListener('keydown', (event) => onKey(item, event));
    block.addEventListener('click', (event) => onClick(item, event));
  }
  return item;
}

/** A mouse asks by resting on a name, and a finger by a tap, which is a click. */
function answer(item: Approached, event: PointerEvent): void {
  const isTap = event.type === 'click' && event.pointerType !== 'mouse';
  if (event.pointerType !== 'mouse' && !isTap) {
    return;
  }
  void renew(item);
  const name = nameAt(item.block, item.names, event.clientX, event.clientY);
  if (!name) {
    closeSoon();
  } else if (name === open?.name) {
    window.clearTimeout(timer);
  } else if (isTap) {
    show(item, name);
  } else if (event.buttons === 0) {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(item, name), REST_MS);
  }
}

function onClick(item: Approached, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey) {
    const name = nameAt(item.block, item.names, event.clientX, event.clientY);
    follow(name);
  } else if (event instanceof PointerEvent) {
    answer(item, event);
  }
}

function onKey(item: Approached, event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  if (ctrlKey || metaKey || altKey || shiftKey) {
    return;
  }
  const current = open?.block === item.block ? open.name : null;
  if (key === 'Enter' && current?.card[2]) {
    event.preventDefault();
    follow(current);
  }
  const next = nextName(item.names, current, key);
  if (next) {
    event.preventDefault();
    show(item, next);
    region?.replaceChildren(spoken(next.card));
  }
}

/** Left and right go through all names, up and down to the nearest one of another line. */
function nextName(names: Name[], current: Name | null, key: string): Name | null {
  const index = current ? names.indexOf(current) : -1;
  switch (key) {
    case 'ArrowRight':
      return names[index + 1] ?? null;
    case 'ArrowLeft':
      return names[index - 1] ?? null;
    case 'ArrowDown':
      return current ? nearest(names, current, 1) : null;
    case 'ArrowUp':
      return current ? nearest(names, current, -1) : null;
    default:
      return null;
  }
}

function nearest(names: Name[], {line, column}: Name, step: 1 | -1): Name | null {
  const beyond = names.filter((name) => (name.line - line) * step > 0);
  const [closest] = beyond.sort(
    (a, b) =>
      Math.abs(a.line - line) - Math.abs(b.line - line) ||
      Math.abs(a.column - column) - Math.abs(b.column - column),
  );
  return closest ?? null;
}

function follow(name: Name | null): void {
  const route = name?.card[2];
  if (route) {
    window.location.assign(route);
  }
}

function show({block}: Approached, name: Name): void {
  const range = rangeOf(block, name);
  if (!range || !block.isConnected) {
    return;
  }
  window.clearTimeout(timer);
  scrollTo(block, range);
  open = {block, name};
  mark('code-current', block, [name]);
  card ??= addCard();
  card.replaceChildren(...contentOf(name.card, name.isError ?? false));
  card.hidden = false;
  place(card, range.getBoundingClientRect());
}

/** Brings a name into view that stands outside of its block. */
function scrollTo(block: HTMLElement, range: Range): void {
  const [name, box] = [range.getBoundingClientRect(), block.getBoundingClientRect()];
  if (name.left < box.left || name.right > box.right) {
    block.scrollLeft += name.left - box.left - box.width / 3;
  }
  if (name.top < 0 || name.bottom > window.innerHeight) {
    window.scrollBy({top: name.top - window.innerHeight / 3, behavior: 'instant'});
  }
}

/** Moves the card with its name. */
function follows({block}: Approached): void {
  const range = open?.block === block ? rangeOf(block, open.name) : null;
  if (card && range) {
    place(card, range.getBoundingClientRect());
  }
}

/** Below the name, or above it where the window ends. */
function place(element: HTMLElement, name: DOMRect): void {
  const {width, height} = element.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - GAP;
  const below = name.bottom + GAP;
  const top = below + height > window.innerHeight ? name.top - GAP - height : below;
  element.style.left = `${Math.max(GAP, Math.min(name.left, room)) + window.scrollX}px`;
  element.style.top = `${Math.max(GAP, top) + window.scrollY}px`;
}

function closeSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(close, AWAY_MS);
}

function close(): void {
  window.clearTimeout(timer);
  if (open && card) {
    mark('code-current', open.block, []);
    open = null;
    card.hidden = true;
    region?.replaceChildren();
  }
}

function addCard(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'code-card';
  element.role = 'tooltip';
  element.addEventListener('pointerenter', () => window.clearTimeout(timer));
  element.addEventListener('pointerleave', () => closeSoon());
  // A click on the card doesn't take the focus from its block, which would close it.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(element);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  });
  document.addEventListener('pointerdown', ({target}) => {
    if (target instanceof Node && !element.contains(target) && !open?.block.contains(target)) {
      close();
    }
  });
  return element;
}

function addRegion(): HTMLElement {
  const hint = document.createElement('p');
  hint.id = 'code-cards-hint';
  hint.hidden = true;
  hint.textContent = HINT;
  const element = document.createElement('div');
  element.className = 'code-card-spoken';
  element.ariaLive = 'polite';
  document.body.append(hint, element);
  return element;
}
