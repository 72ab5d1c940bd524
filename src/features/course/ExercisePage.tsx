import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import {Breadcrumbs} from '@site/src/components/StructuredData';
import type {ExercisePageProps} from '@site/plugins/browser';
import Done from './Done';
import type {ExerciseLink} from './exercise';
import LazyWorkbench from './LazyWorkbench';
import {chapters} from './outline';
import {COURSE_PATH, exercisePath} from './paths';
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
            <span>
              {chapter ? `${chapter.number}. ${chapter.title}, about ${chapter.minutes} min` : null}
            </span>
          </nav>
          <h1>{title}</h1>
          <p className={styles.count}>
            Exercise {number} of {total}
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
          <nav className={styles.way} aria-label="Exercises">
            {previous ? <Way to={previous} label="Previous" /> : <span />}
            {next ? (
              <Way to={next} label="Next" />
            ) : (
              <Link to={COURSE_PATH} className={styles.next}>
                <span>Finish</span>
                The map of the course
              </Link>
            )}
          </nav>
        </div>
      </main>
    </Layout>
  );
}

function Way({to: {slug, title}, label}: {to: ExerciseLink; label: 'Previous' | 'Next'}) {
  return (
    <Link to={exercisePath(slug)} className={label === 'Next' ? styles.next : undefined}>
      <span>{label}</span>
      {title}
    </Link>
  );
}
