import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import {Breadcrumbs} from '@site/src/components/StructuredData';
import {useIsAnswering} from '@site/src/features/ask/useIsAnswering';
import type {ExercisePageProps} from '@site/plugins/browser';
import Done from './Done';
import type {ExerciseLink} from './exercise';
import LazyWorkbench from './LazyWorkbench';
import {chapters} from './outline';
import {COURSE_PATH, chapterId, exercisePath} from './paths';
import Prose from './Prose';
import styles from './exercise.module.css';

/** An exercise: what to do, an editor, a preview beside its goal, hints and the solution. */
export default function ExercisePage({
  exercise,
  programs,
  number,
  total,
  previous,
  next,
}: ExercisePageProps): React.ReactNode {
  const {slug, title, description, task, hints, solution, why} = exercise;
  const chapter = chapters.find((each) => each.number === exercise.chapter);
  return (
    <Layout title={`${title}: Remotion course`} description={description} noFooter>
      <Breadcrumbs items={[{name: 'Your first video', path: COURSE_PATH}, {name: title}]} />
      <main className={styles.page}>
        <div className={styles.text}>
          <nav aria-label="Breadcrumb" className={styles.crumbs}>
            <Link to={COURSE_PATH}>Your first video</Link>
            {chapter ? (
              <Link to={`${COURSE_PATH}#${chapterId(chapter.number)}`}>
                {chapter.number}. {chapter.title}
              </Link>
            ) : null}
          </nav>
          <h1>{title}</h1>
          <p className={styles.count}>
            Exercise {number} of {total}
            {chapter ? <span>The chapter takes about {chapter.minutes} min</span> : null}
            <Done slug={slug} />
          </p>
          <div className={clsx('markdown', styles.prose)}>
            <Prose blocks={task} />
          </div>
        </div>
        <LazyWorkbench key={exercise.slug} exercise={exercise} programs={programs} next={next} />
        <div className={styles.help}>
          {hints.map((hint, at) => (
            <details key={at} className={styles.fold}>
              <summary>{at === 0 ? 'A hint' : 'Another hint'}</summary>
              <div className={clsx('markdown', styles.prose)}>
                <Prose blocks={hint} />
              </div>
            </details>
          ))}
          <details className={styles.fold}>
            <summary>The solution, and why it works</summary>
            <div className={clsx('markdown', styles.prose)}>
              <CodeBlock language="tsx">{solution}</CodeBlock>
              <Prose blocks={why} />
            </div>
          </details>
          <AskLink />
          <nav className={styles.way} aria-label="Exercises">
            {previous ? <Way to={previous} label="Previous" /> : <span />}
            {next ? (
              <Way to={next} label="Next" />
            ) : (
              <Link to={COURSE_PATH} className={styles.next}>
                <span>Finish</span>
                What comes after the course
              </Link>
            )}
          </nav>
        </div>
      </main>
    </Layout>
  );
}

/** The button of "Ask AI" would hang over the result of the check. */
const AskLink = (): React.ReactNode =>
  useIsAnswering() ? (
    <p className={styles.ask}>
      Still stuck? <Link to="/ai">Ask AI</Link>
    </p>
  ) : null;

function Way({to: {slug, title}, label}: {to: ExerciseLink; label: 'Previous' | 'Next'}) {
  return (
    <Link to={exercisePath(slug)} className={label === 'Next' ? styles.next : undefined}>
      <span>{label}</span>
      {title}
    </Link>
  );
}
