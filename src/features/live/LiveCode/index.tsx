import React, {startTransition, useEffect, useRef, useState} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {useIsNear} from '@site/src/lib/hooks/useIsNear';
import {useReaderIsThere} from '@site/src/lib/hooks/useReaderIsThere';
import type {Settings} from '@site/src/features/live/settings';
import type LiveWorkbench from './LiveWorkbench';
import styles from './styles.module.css';

type Props = Settings & {
  /** TypeScript with JSX: its default export, or the last component that it exports, is played. */
  code: string;
  title?: string;
};

/**
 * Code beside the picture that it makes. Pages get it from a fence marked `live`.
 *
 * Its HTML is the highlighted code; the editor and the player load when it nears the viewport
 * and the reader is there.
 */
export default function LiveCode({code, title, ...settings}: Props): React.ReactNode {
  const box = useRef<HTMLElement>(null);
  const {Workbench, hasFailed} = useWorkbench(box);

  return (
    <section
      ref={box}
      className={styles.live}
      style={{'--picture-shape': `${settings.width} / ${settings.height}`}}
      aria-label={title ? `Live code: ${title}` : 'Live code'}
      data-live-code
    >
      {Workbench ? (
        <Workbench initialCode={code} title={title} settings={settings} />
      ) : (
        <>
          <div className={styles.bar}>
            <span className={styles.title}>{title}</span>
          </div>
          <div className={styles.panes}>
            <div className={styles.code}>
              <CodeBlock language="tsx" showLineNumbers>
                {code}
              </CodeBlock>
            </div>
            <div className={styles.side}>
              <div className={styles.stay}>
                <div className={styles.picture}>
                  {hasFailed ? (
                    <p role="alert">The player did not load. Reload the page to try again.</p>
                  ) : null}
                  <noscript>With JavaScript, the picture plays here.</noscript>
                </div>
              </div>
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function useWorkbench(box: React.RefObject<HTMLElement | null>): {
  Workbench: typeof LiveWorkbench | null;
  hasFailed: boolean;
} {
  const [Workbench, setWorkbench] = useState<typeof LiveWorkbench | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const isReaderThere = useReaderIsThere();
  const isNear = useIsNear(box) && isReaderThere;

  useEffect(() => {
    if (isNear) {
      import('./LiveWorkbench').then(
        // In slices, so that the page answers meanwhile.
        (module) => startTransition(() => setWorkbench(() => module.default)),
        () => setHasFailed(true),
      );
    }
  }, [isNear]);

  return {Workbench, hasFailed};
}
