import {useEffect, useState} from 'react';

const NEAR_VIEWPORT = '300px 0px';

/** Whether an element came near the viewport once: the moment to load what it needs. */
export function useIsNear(element: React.RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setIsNear(true);
          observer.disconnect();
        }
      },
      {rootMargin: NEAR_VIEWPORT},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
