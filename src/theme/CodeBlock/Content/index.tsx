// Change: a browser keeps the colors that came with the page. It loads the highlighter only for code
// that did not: when the code of a block changes, or the reader comes from another page of the site.
// Whoever comes to a block can ask what its names are.
import React, {useEffect, useLayoutEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import themeStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';
import {LineNotes} from '@site/src/components/CodeNotes';
import * as server from './highlighted.server';
import {loadHighlighter, useHighlighter} from './highlighter';

const OnServer: React.ComponentType<Props> | undefined = (server as Partial<typeof server>)
  .Highlighted;

/** One object for all: for another one React would write the markup anew, and so clear it. */
const AS_SERVED = {__html: ''};

export default function Content(props: Props): React.ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const highlighter = useHighlighter();
  const [served, setServed] = useState(() => (isFirstPage() ? code : null));
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
  if (served === code) {
    return <Served onMissing={() => setServed(null)} />;
  }
  return (
    <div {...onApproach}>
      {highlighter ? <highlighter.Highlighted {...props} /> : <Plain {...props} />}
    </div>
  );
}

/** Loads what TypeScript knows of the code when someone comes to it. */
const comes = ({currentTarget, nativeEvent}: React.SyntheticEvent): void => {
  // Without it the code can be read too.
  import('@site/src/features/code-cards').then(
    ({approach}) => approach(currentTarget, nativeEvent),
    () => undefined,
  );
};

const onApproach = {onPointerEnter: comes, onFocus: comes};

/** Not `useIsBrowser`, which would render each block once more. */
const isFirstPage = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated !== 'true';

/** What the server made of the code. React leaves it alone. */
function Served({onMissing}: {onMissing: () => void}) {
  const {codeBlockRef} = useCodeBlockContext().wordWrap;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const block = box.current!.querySelector('pre');
    // The theme measures what this refers to, even before the next render.
    Object.assign(codeBlockRef, {current: block ?? emptyBlock()});
    if (!block) {
      // While the site is developed, and after a crash, pages come without their HTML.
      onMissing();
    }
  });
  return (
    <div ref={box} {...onApproach} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
  );
}

function emptyBlock(): HTMLPreElement {
  const block = document.createElement('pre');
  block.append(document.createElement('code'));
  return block;
}

/** The same code without colors, in the same place, while the highlighter loads. */
function Plain({className}: Props) {
  const {
    metadata: {code},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  useEffect(() => {
    // Without it the code can be read too.
    loadHighlighter().catch(() => undefined);
  }, []);
  return (
    <pre
      ref={codeBlockRef}
      className={clsx(className, themeStyles.codeBlock, 'prism-code thin-scrollbar')}
    >
      <code className={themeStyles.codeBlockLines}>
        {code.split('\n').map((line, index) => (
          <React.Fragment key={index}>
            <span className="token-line">
              {line}
              <br />
            </span>
            <LineNotes line={index} />
          </React.Fragment>
        ))}
      </code>
    </pre>
  );
}
