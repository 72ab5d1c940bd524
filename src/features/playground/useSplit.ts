import {useState} from 'react';

const SMALLEST = 20;
const LARGEST = 80;
const STEP = 4;

type Split = {
  /** Part of the first pane, in percent. */
  share: number;
  isDragging: boolean;
  /** For an element between both panes, in the same parent. */
  separatorProps: React.HTMLAttributes<HTMLDivElement>;
};

/** Two panes with a separator that the pointer and the arrow keys move. */
export function useSplit(): Split {
  const [share, setShare] = useState(50);
  const [isDragging, setIsDragging] = useState(false);
  const move = (next: number) => setShare(Math.round(Math.min(LARGEST, Math.max(SMALLEST, next))));

  return {
    share,
    isDragging,
    separatorProps: {
      role: 'separator',
      tabIndex: 0,
      'aria-label': 'Width of the code',
      'aria-orientation': 'vertical',
      'aria-valuenow': share,
      'aria-valuemin': SMALLEST,
      'aria-valuemax': LARGEST,
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragging(true);
      },
      onPointerMove: (event) => {
        const panes = event.currentTarget.parentElement?.getBoundingClientRect();
        if (isDragging && panes) {
          move(((event.clientX - panes.left) / panes.width) * 100);
        }
      },
      onLostPointerCapture: () => setIsDragging(false),
      onKeyDown: ({key}) => {
        if (key === 'ArrowLeft') {
          move(share - STEP);
        } else if (key === 'ArrowRight') {
          move(share + STEP);
        }
      },
    },
  };
}
