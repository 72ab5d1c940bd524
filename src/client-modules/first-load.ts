/*
 * The framework renders the first page only after its chunks have arrived, and says nothing when
 * they fail or never come: the page stays readable but dead. This guard offers a retry.
 */
const TIMEOUT_MS = 15_000;

let timer: number | undefined;

function offerRetry(message: string): void {
  if (document.getElementById('first-load-error')) {
    return;
  }
  const box = document.createElement('div');
  box.id = 'first-load-error';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, retry);
  document.body.append(box);
}

function onRejection({reason}: PromiseRejectionEvent): void {
  if (reason instanceof Error && /chunk/i.test(`${reason.name} ${reason.message}`)) {
    stop();
    offerRetry(`A part of this page could not be loaded. ${reason.message}`);
  }
}

function stop(): void {
  window.clearTimeout(timer);
  window.removeEventListener('unhandledrejection', onRejection);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', onRejection);
  timer = window.setTimeout(
    () => offerRetry('A part of this page is taking too long to load.'),
    TIMEOUT_MS,
  );
}

/** Called by the framework once the first page is on screen, and after each navigation. */
export function onRouteDidUpdate(): void {
  stop();
  document.getElementById('first-load-error')?.remove();
}
