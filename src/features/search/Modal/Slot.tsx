import React, {useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';

type Props = {
  /** Selector of a part of the modal. */
  beside: string;
  position: InsertPosition;
  children: React.ReactNode;
};

/** A place inside DocSearch's modal for what it doesn't have. */
export function Slot({beside, position, children}: Props): React.ReactNode {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'search-slot';
    return element;
  });
  useLayoutEffect(() => {
    document.querySelector(beside)?.insertAdjacentElement(position, place);
    return () => place.remove();
  }, [beside, position, place]);
  return createPortal(children, place);
}
