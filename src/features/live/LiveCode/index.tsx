import React, {useCallback, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import {useIsNear} from '@site/src/lib/hooks/useIsNear';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import type {Settings} from '@site/src/features/live/settings';
import {useLateWorkbench} from '@site/src/features/live/useLateWorkbench';
import styles from './styles.module.css';

const loadWorkbench = () => import('./LiveWorkbench');

type Props = Settings & {
  /** TypeScript with JSX: its default export, or the last component that it exports, is played. */
  code: string;
  /** What it shows, in the reader's words. */
  title: string;
};

/**
 * Code beside its preview. Pages get it from a fence marked `live`.
 *
 * Its HTML is the highlighted code, which stays until somebody wants to change it. The preview loads
 * when the block nears the viewport and the reader is there.
 */
export default function LiveCode({
  code,
  title,
  width,
  height,
  fps,
  duration,
}: Props): React.ReactNode {
  const settings = useMemo(() => ({width, height, fps, duration}), [width, height, fps, duration]);
  const box = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const isReaderThere = useReaderIsThere();
  const isWanted = useIsNear(box) && isReaderThere;
  const {live, hasFailed} = useLateWorkbench(isWanted, loadWorkbench, () =>
    bar.current && pane.current && side.current
      ? {bar: bar.current, code: pane.current, side: side.current}
      : null,
  );
  const [isEditorWanted, setEditorWanted] = useState(false);
  const [hasEditor, setHasEditor] = useState(false);
  const onEditor = useCallback(() => setHasEditor(true), []);
  const onIntent = useCallback(() => setEditorWanted(true), []);

  return (
    <section
      ref={box}
      // What is taller than wide would leave no room for the code that is edited below it.
      className={clsx(styles.live, width > height && styles.landscape)}
      style={{'--picture-shape': `${width} / ${height}`}}
      aria-label={`Live code: ${title}`}
      data-live-code
    >
      <div className={styles.bar} ref={bar}>
        <span className={styles.title}>{title}</span>
      </div>
      <div className={styles.panes}>
        <div ref={pane} className={styles.code} onPointerEnter={onIntent} onFocus={onIntent}>
          {hasEditor ? null : (
            <CodeBlock language="tsx" showLineNumbers>
              {code}
            </CodeBlock>
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.stay} ref={side}>
            {live ? null : (
              <div className={styles.picture}>
                {hasFailed ? (
                  <p role="alert">The player did not load. Reload the page to try again.</p>
                ) : null}
                <noscript>With JavaScript, the preview plays here.</noscript>
              </div>
            )}
          </div>
        </div>
      </div>
      {live ? (
        <live.Workbench
          initialCode={code}
          title={title}
          settings={settings}
          places={live.places}
          isEditorWanted={isEditorWanted}
          onEditor={onEditor}
        />
      ) : null}
    </section>
  );
}
