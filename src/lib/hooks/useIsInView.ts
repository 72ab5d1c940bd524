import {useEffect, useState} from 'react';

/** How much of an element has to be in view for what it shows to play by itself. */
const VISIBLE_PART = 0.5;

/** Whether at least half of an element is in view. False before the first look. */
export function useIsInView(box: React.RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!box.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView((entry?.intersectionRatio ?? 0) >= VISIBLE_PART),
      {threshold: [0, VISIBLE_PART]},
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isInView;
}
