/**
 * Evaluates an expression as a script of its own. Unlike `eval`, which the frame's policy forbids to
 * everybody, it cannot be called by the code that runs: nothing gets past the guards by a string.
 *
 * @throws SyntaxError when it is none, and Error when the browser does not run it
 */
export function evaluate(expression: string): Promise<unknown> {
  const key = `result ${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  // On the first line, so that lines in stack traces are right.
  const text = `window[${JSON.stringify(key)}] = ${expression}`;
  const url = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
  const script = document.createElement('script');
  return new Promise<unknown>((resolve, reject) => {
    const onError = ({error, message}: ErrorEvent) =>
      reject(error instanceof Error ? error : new SyntaxError(message));
    const finish = (settle: () => void) => {
      window.removeEventListener('error', onError);
      URL.revokeObjectURL(url);
      script.remove();
      settle();
    };
    window.addEventListener('error', onError);
    script.onload = () => {
      const result: unknown = Reflect.get(window, key);
      Reflect.deleteProperty(window, key);
      finish(() => resolve(result));
    };
    script.onerror = () => finish(() => reject(new Error('The browser did not run the code.')));
    script.src = url;
    document.head.append(script);
  });
}
