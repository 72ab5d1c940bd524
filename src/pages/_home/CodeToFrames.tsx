import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

const CODE = `import {interpolate, useCurrentFrame} from 'remotion';

export const Badge = () => {
  const frame = useCurrentFrame();
  const turn = interpolate(frame, [0, 60], [0, 180]);

  return (
    <div style={{transform: \`rotate(\${turn}deg)\`}}>
      Frame {frame}
    </div>
  );
};`;

const FRAMES = [0, 12, 24, 36, 48, 60];
const LAST_FRAME = 60;

/** The code of an animation beside what it draws at six frames: a still picture, no motion needed. */
export default function CodeToFrames() {
  return (
    <section className={styles.section} aria-labelledby="code-to-frames">
      <h2 id="code-to-frames">One component, every frame</h2>
      <p className={styles.sectionLead}>
        There is no timeline file. The frame number goes in and a picture comes out, so anything
        that React can draw can be animated, tested, versioned and fed with data.
      </p>
      <div className={styles.codeToFrames}>
        <CodeBlock language="tsx">{CODE}</CodeBlock>
        <ol
          className={styles.frames}
          aria-label="The component at six frames: it turns by half a circle"
        >
          {FRAMES.map((frame) => (
            <li key={frame}>
              <div className={styles.frame}>
                <div
                  className={styles.badge}
                  style={{transform: `rotate(${(frame / LAST_FRAME) * 180}deg)`}}
                >
                  Frame {frame}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
