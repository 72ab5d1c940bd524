import React, {useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {feedbackLink} from '@site/src/components/PageMenu/links';
import {useSharedPage} from '@site/src/components/PageMenu/useSharedPage';
import styles from './styles.module.css';

type Answer = {isHelpful: boolean; isCounted: boolean; pathname: string};

/**
 * Asks whether a page helped. One click is an answer, which the site's analytics counts if there is
 * any. Nothing is stored in the browser, and readers who have more to say get a link to GitHub.
 */
export default function PageFeedback({title}: {title: string}): React.ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const text = useRef<HTMLParagraphElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const given = answer?.pathname === pathname ? answer : null;

  const give = (isHelpful: boolean) => {
    const {gtag} = window;
    gtag?.('event', 'page_feedback', {helpful: isHelpful ? 'yes' : 'no', page_path: pathname});
    setAnswer({isHelpful, isCounted: Boolean(gtag), pathname});
    // The button that had the focus goes.
    text.current?.focus();
  };

  return (
    <section className={styles.feedback} aria-label="Feedback" data-not-content>
      <p ref={text} tabIndex={-1} aria-live="polite">
        {given ? (
          <>
            Thanks for your feedback! {given.isCounted ? '' : 'This site doesn’t record answers. '}
            <SayMore title={title} isHelpful={given.isHelpful} />
          </>
        ) : (
          'Was this page helpful?'
        )}
      </p>
      {given ? null : (
        <ul role="list">
          {[true, false].map((isHelpful) => (
            <li key={String(isHelpful)}>
              <button type="button" disabled={!isBrowser} onClick={() => give(isHelpful)}>
                {isHelpful ? 'Yes' : 'No'}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SayMore({title, isHelpful}: {title: string; isHelpful: boolean}): React.ReactNode {
  const page = useSharedPage(title);
  return (
    <Link href={feedbackLink(page, isHelpful)}>
      {isHelpful ? 'Say what helped' : 'Say what was missing'} on GitHub (opens a new tab)
    </Link>
  );
}
