import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import CompositionStage from '@site/src/components/CompositionStage';
import PageHero from '@site/src/components/PageHero';
import {Breadcrumbs} from '@site/src/components/StructuredData';
import {typedCode} from '@site/src/compositions/originals/entries';
import type {CourseMapProps} from '@site/plugins/browser';
import {chapters} from './outline';
import {chapterId, exercisePath} from './paths';
import ProgressFile from './ProgressFile';
import {useProgress} from './useProgress';
import styles from './map.module.css';

/** Rounded to ten. */
const allMinutes = Math.round(chapters.reduce((sum, {minutes}) => sum + minutes, 0) / 10) * 10;

const leadFor = (exercises: number): string =>
  `${exercises} exercises, from a single frame to a finished video that you export. You edit code in the browser, and the course compares what it draws with a goal. There's nothing to install, and it takes about ${allMinutes} minutes.`;

const FINISHED =
  "You've finished the course. You can draw a frame, animate it, put scenes on a timeline, and export the video. Next, create a project on your computer and paste the code of your last exercise into it. A render there has audio and your own fonts, too.";

/** The chapters and exercises of the course, with what the reader has done. */
export default function CourseMap({exercises}: CourseMapProps): React.ReactNode {
  const {done} = useProgress();
  const count = exercises.filter(({slug}) => done.includes(slug)).length;
  const next = exercises.find(({slug}) => !done.includes(slug));
  const {collectAnchor} = useBrokenLinks();
  chapters.forEach(({number}) => collectAnchor(chapterId(number)));
  return (
    <Layout
      title="Your first video: a course"
      description="Learn Remotion by doing: short exercises from the first frame to a finished video that you export. Each one compares your frames with a goal."
    >
      <Breadcrumbs items={[{name: 'Learn', path: '/learn'}, {name: 'Your first video'}]} />
      <main>
        <PageHero
          eyebrow="Course"
          title="Your first video, frame by frame"
          lead={next ? leadFor(exercises.length) : FINISHED}
          picture={<CompositionStage composition={typedCode} />}
        >
          {next ? (
            <Link className="button button--primary button--lg" to={exercisePath(next.slug)}>
              {count === 0 ? 'Start the course' : `Continue: ${next.title}`}
            </Link>
          ) : (
            <WhatsNext />
          )}
        </PageHero>
        <div className={styles.body}>
          <p className={styles.progress}>
            <progress value={count} max={exercises.length} aria-label="Exercises done" />
            {count} of {exercises.length} done
          </p>
          <ol className={styles.chapters} role="list">
            {chapters.map(({number, title, summary, minutes}) => (
              <li key={number} className={styles.chapter}>
                <h2 id={chapterId(number)} data-number={number}>
                  {title}
                </h2>
                <p>
                  {summary} <span className={styles.minutes}>About {minutes} min</span>
                </p>
                <ol className={styles.exercises} role="list">
                  {exercises
                    .filter(({chapter}) => chapter === number)
                    .map(({slug, title: name}) => (
                      <li key={slug}>
                        <Link
                          to={exercisePath(slug)}
                          className={clsx(done.includes(slug) && styles.done)}
                        >
                          {name}
                          {done.includes(slug) ? <span className={styles.mark}>Done</span> : null}
                        </Link>
                      </li>
                    ))}
                </ol>
              </li>
            ))}
          </ol>
          <ProgressFile />
        </div>
      </main>
    </Layout>
  );
}

/** Where to go when all exercises are done. */
const WhatsNext = (): React.ReactNode => (
  <>
    <Link className="button button--primary button--lg" to="/docs/">
      Create a project
    </Link>
    <Link className="button button--secondary button--lg" to="/docs/render">
      Render your video
    </Link>
    <Link className="button button--secondary button--lg" to="/templates">
      Browse templates
    </Link>
  </>
);
