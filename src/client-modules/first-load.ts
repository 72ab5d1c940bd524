/*
 * The framework renders the first page only after its chunks have arrived, and says nothing when
 * they fail. This guard offers a retry, as the script of plugins/first-paint does for what comes
 * before it or never.
 */
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
    window.removeEventListener('unhandledrejection', onRejection);
    offerRetry(`A part of this page could not be loaded. ${reason.message}`);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', onRejection);
}

/** Called by the framework once the first page is on screen, and after each navigation. */
export function onRouteDidUpdate(): void {
  window.removeEventListener('unhandledrejection', onRejection);
  document.getElementById('first-load-error')?.remove();
}
