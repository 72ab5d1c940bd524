import React from 'react';

type Props = React.PropsWithChildren<{ref?: React.Ref<HTMLDivElement>}>;

/** What live code draws on, as a project does by default: white, black text, a font of the system. */
export function Canvas({ref, children}: Props): React.ReactNode {
  return (
    <div ref={ref} style={STYLE}>
      {children}
    </div>
  );
}

const STYLE: React.CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  backgroundColor: '#ffffff',
  color: '#000000',
  fontFamily: 'system-ui, sans-serif',
};
