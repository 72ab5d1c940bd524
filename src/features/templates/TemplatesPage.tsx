import React, {useState} from 'react';
import Link from '@docusaurus/Link';
import CollectionPage, {Closing} from '@site/src/components/CollectionPage';
import CopyCommand from '@site/src/components/CopyCommand';
import FilteredCards from '@site/src/components/FilteredCards';
import {templateKinds} from '@site/src/data/template-kinds';
import {useCanHover} from '@site/src/lib/hooks/useCanHover';
import {useFilters} from '@site/src/lib/hooks/useFilters';
import type {Template, TemplatesPageProps} from '@site/plugins/browser';
import Preview from './Preview';
import styles from './styles.module.css';

export default function TemplatesPage({templates}: TemplatesPageProps): React.ReactNode {
  return (
    <CollectionPage
      title="Templates"
      heading="Start from a video that already works"
      lead={`Remotion turns React code into video. Pick one of ${templates.length} projects and copy it with one command. It plays right away, and the code is yours to change.`}
      description="Start a Remotion project from a template that already plays: web apps, captions, audio, 3D, stills and render servers. Copy it with one command."
      actions={<CopyCommand command="npx create-video@latest" />}
    >
      <FilteredCards
        label="Templates"
        filtered="templates"
        entries={templates}
        filters={useFilters(['kind'])}
        choice={{
          name: 'kind',
          legend: 'Made for',
          kinds: templateKinds,
          has: ({kinds}, kind) => kinds.some((each) => each === kind),
        }}
        nothingLeft="No template fits. Choose another kind."
        card={(template, index) => (
          <TemplateCard key={template.name} template={template} isFirst={index === 0} />
        )}
      />
      <Closing title="Not sure which one?">
        <p>
          For your first project, take <Link to="/templates/hello-world">Hello World</Link> and
          change it. If you'd rather start from nothing, take{' '}
          <Link to="/templates/blank">Blank</Link>. See{' '}
          <Link to="/docs/">how to create a project</Link>.
        </p>
      </Closing>
    </CollectionPage>
  );
}

type CardProps = {
  template: Template;
  /** It plays whenever it's in view. The others wait for the pointer, where there is one. */
  isFirst: boolean;
};

function TemplateCard({template, isFirst}: CardProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const canHover = useCanHover();
  const plays = isFirst || isPointedAt || !canHover;
  return (
    <li
      className={styles.card}
      onPointerEnter={() => {
        setIsPointedAt(true);
        setHasPlayed(true);
      }}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <div className={styles.drawing}>
        <Preview
          template={template}
          posterLoading="lazy"
          waits={!plays && !hasPlayed}
          autoPlay={plays}
          className={styles.stage}
        />
      </div>
      <div className={styles.text}>
        <h2>
          <Link to={`/templates/${template.name}`}>{template.title}</Link>
          {template.kinds.includes('paid') ? <span className={styles.paid}>Paid</span> : null}
        </h2>
        <p>{template.summary}</p>
      </div>
    </li>
  );
}
