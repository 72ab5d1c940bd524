// Change: a browser keeps the colors that came with the page. It loads the highlighter only for code
// that did not: when the code of a block changes, or the reader comes from another page of the site.
import React, {Suspense, lazy, useLayoutEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import themeStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';
import * as server from './highlighted.server';

const OnServer: React.ComponentType<Props> | undefined = (server as Partial<typeof server>)
  .Highlighted;
const Highlighted = lazy(() => import('./Highlighted'));

/** One object for all: for another one React would write the markup anew, and so clear it. */
const AS_SERVED = {__html: ''};

export default function Content(props: Props): React.ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const isBrowser = useIsBrowser();
  const [served, setServed] = useState(isBrowser ? null : code);
  if (served !== null && served !== code) {
    setServed(null);
  }
  if (OnServer) {
    return (
      <div>
        <OnServer {...props} />
      </div>
    );
  }
  return served === code ? (
    <Served onMissing={() => setServed(null)} />
  ) : (
    <Suspense fallback={<Plain {...props} />}>
      <Highlighted {...props} />
    </Suspense>
  );
}

/** What the server made of the code. React leaves it alone. */
function Served({onMissing}: {onMissing: () => void}) {
  const {codeBlockRef} = useCodeBlockContext().wordWrap;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const block = box.current!.querySelector('pre');
    if (block) {
      Object.assign(codeBlockRef, {current: block});
    } else {
      // While the site is developed, pages come without their HTML.
      onMissing();
    }
  });
  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
}

/** The same code without colors, in the same place. */
function Plain({className}: Props) {
  const {
    metadata: {code},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  return (
    <pre
      ref={codeBlockRef}
      className={clsx(className, themeStyles.codeBlock, 'prism-code thin-scrollbar')}
    >
      <code className={themeStyles.codeBlockLines}>{code}</code>
    </pre>
  );
}
