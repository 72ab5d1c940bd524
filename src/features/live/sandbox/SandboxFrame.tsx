import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

type Props = {
  ref: React.Ref<HTMLIFrameElement>;
  /** Another number gets another frame; see `useSandbox`. */
  generation: number;
  /** Says what is in it, for readers who cannot see it. */
  title: string;
  className?: string;
  style?: React.CSSProperties;
  /** Whether the picture may fill the screen: not where its code came by a link. */
  canFillScreen?: boolean;
};

/** The frame in which code runs, without the origin of the site, its storage and its cookies. */
export function SandboxFrame({
  ref,
  generation,
  title,
  className,
  style,
  canFillScreen = false,
}: Props): React.ReactNode {
  return (
    <iframe
      key={generation}
      ref={ref}
      className={className}
      style={style}
      title={title}
      src={useBaseUrl('/live-frame/')}
      sandbox="allow-scripts"
      // The player opens an audio context, muted; without this, the browser complains.
      allow={canFillScreen ? 'autoplay; fullscreen' : 'autoplay'}
    />
  );
}
