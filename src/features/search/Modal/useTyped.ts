import {useEffect, useState} from 'react';
import {inputOf} from './input';

/** What stands in the modal's input. */
export function useTyped(initialQuery: string): string {
  const [typed, setTyped] = useState(initialQuery);
  useEffect(() => {
    const read = () => setTyped(inputOf(document)?.value ?? '');
    // The modal may set a query of its own, in answer to a click.
    const readLater = () => requestAnimationFrame(read);
    // Behind React's listener on the body. What is set before it is rendered before it, with the
    // query of before: the letter would be gone from the input when the modal comes to read it.
    document.addEventListener('input', read);
    document.addEventListener('reset', read);
    document.addEventListener('click', readLater);
    readLater();
    return () => {
      document.removeEventListener('input', read);
      document.removeEventListener('reset', read);
      document.removeEventListener('click', readLater);
    };
  }, []);
  return typed.trim();
}
