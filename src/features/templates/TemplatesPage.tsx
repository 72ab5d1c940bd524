import React from 'react';
import Link from '@docusaurus/Link';
import CollectionPage, {Closing} from '@site/src/components/CollectionPage';
import CopyCommand from '@site/src/components/CopyCommand';
import FilteredCards from '@site/src/components/FilteredCards';
import TemplateDrawing from '@site/src/components/TemplateDrawing';
import {templateKinds} from '@site/src/data/template-kinds';
import {useFilters} from '@site/src/lib/hooks/useFilters';
import type {Template, TemplatesPageProps} from '@site/plugins/browser';
import styles from './styles.module.css';

export default function TemplatesPage({templates}: TemplatesPageProps): React.ReactNode {
  return (
    <CollectionPage
      title="Templates"
      description="Projects to start from. One command copies a template to your machine; from then on the code is yours."
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
        nothingLeft="No template is of this kind."
        card={(template) => <TemplateCard key={template.name} template={template} />}
      />
      <Closing title="Not sure which one?">
        <p>
          For a first project take <Link to="/templates/hello-world">Hello World</Link> and change
          it, or <Link to="/templates/blank">Blank</Link> if you would rather begin with nothing.
          Both are explained in <Link to="/docs/">Creating a new project</Link>.
        </p>
      </Closing>
    </CollectionPage>
  );
}

function TemplateCard({template}: {template: Template}) {
  return (
    <li className={styles.card}>
      <TemplateDrawing template={template} className={styles.drawing} />
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
