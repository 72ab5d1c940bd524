import React, {useState} from 'react';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {feedbackLink} from '@site/src/components/PageMenu/links';
import {useSharedPage} from '@site/src/components/PageMenu/useSharedPage';
import styles from './styles.module.css';

/**
 * Asks whether a page helped. The answer goes to the site's analytics; without, to a discussion that
 * the reader sends, or not. Nothing is stored in the browser.
 */
export default function PageFeedback({title}: {title: string}): React.ReactNode {
  const {pathname} = useLocation();
  const [answeredOn, setAnsweredOn] = useState<string | null>(null);

  const answer = (isHelpful: boolean) => (event: React.MouseEvent) => {
    if (window.gtag) {
      event.preventDefault();
      window.gtag('event', 'page_feedback', {
        helpful: isHelpful ? 'yes' : 'no',
        page_path: pathname,
      });
      setAnsweredOn(pathname);
    }
  };

  return (
    <section className={styles.feedback} aria-label="Feedback" data-not-content>
      <p aria-live="polite">
        {answeredOn === pathname ? 'Thanks for your feedback!' : 'Was this page helpful?'}
      </p>
      {answeredOn === pathname ? null : <Answers title={title} answer={answer} />}
    </section>
  );
}

function Answers({
  title,
  answer,
}: {
  title: string;
  answer: (isHelpful: boolean) => (event: React.MouseEvent) => void;
}): React.ReactNode {
  const page = useSharedPage(title);
  return (
    <ul role="list">
      {[true, false].map((isHelpful) => (
        <li key={String(isHelpful)}>
          <Link href={feedbackLink(page, isHelpful)} onClick={answer(isHelpful)}>
            {isHelpful ? 'Yes' : 'No'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
