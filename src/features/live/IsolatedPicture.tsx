import React, {useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {Picture} from './Picture';

/** The picture in a shadow root, so that the styles of the page do not reach into it. */
export function IsolatedPicture(props: React.ComponentProps<typeof Picture>): React.ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);

  useLayoutEffect(() => {
    const element = host.current;
    setRoot(element && (element.shadowRoot ?? element.attachShadow({mode: 'open'})));
  }, []);

  return (
    <div ref={host} style={HOST_STYLE}>
      {root
        ? createPortal(
            <>
              <style>{'* { box-sizing: border-box; }'}</style>
              <Picture {...props} />
            </>,
            root,
          )
        : null}
    </div>
  );
}

// Inherited values, such as the color of text, pass the border of a shadow root.
const HOST_STYLE: React.CSSProperties = {all: 'initial', display: 'block'};
