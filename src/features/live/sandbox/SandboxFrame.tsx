import React from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {framePermissions} from './permissions';
import styles from './styles.module.css';

type Props = {
  ref: React.Ref<HTMLIFrameElement>;
  /** Another number gets another frame; see `useSandbox`. */
  generation: number;
  /** Says what is in it, for readers who cannot see it. */
  title: string;
  className?: string;
  style?: React.CSSProperties;
  /** Whether it still shows code from before an error. Its parent is positioned, for the mark. */
  isStale?: boolean;
  /** Whether the preview may fill the screen: not where its code came by a link. */
  canFillScreen?: boolean;
};

/** The frame in which code runs, without the origin of the site, its storage and its cookies. */
export function SandboxFrame({
  ref,
  generation,
  title,
  className,
  style,
  isStale = false,
  canFillScreen = false,
}: Props): React.ReactNode {
  return (
    <>
      <iframe
        key={generation}
        ref={ref}
        className={clsx(className, isStale && styles.stale)}
        style={style}
        title={title}
        src={useBaseUrl('/live-frame/')}
        sandbox="allow-scripts"
        allow={framePermissions({canFillScreen})}
      />
      {isStale ? <StaleMark /> : null}
    </>
  );
}

/** Says that a preview is from before an error, at the top of its positioned parent. */
export const StaleMark = (): React.ReactNode => (
  <span className={styles.mark}>Last working preview</span>
);
