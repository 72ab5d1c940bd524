import React from 'react';
import Link from '@docusaurus/Link';
import CardGrid from '@site/src/components/CardGrid';
import CollectionPage, {Closing, NothingLeft} from '@site/src/components/CollectionPage';
import CopyCommand from '@site/src/components/CopyCommand';
import Filters, {Choice} from '@site/src/components/Filters';
import TemplateDrawing from '@site/src/components/TemplateDrawing';
import {templateKinds} from '@site/src/data/template-kinds';
import {useFilters} from '@site/src/lib/hooks/useFilters';
import type {Template, TemplatesPageProps} from '@site/plugins/templates';
import styles from './styles.module.css';

export default function TemplatesPage({templates}: TemplatesPageProps): React.ReactNode {
  const {values, set, clear} = useFilters(['kind']);
  const kind = templateKinds.find(({id}) => id === values.kind)?.id;
  const shown = templates.filter(({kinds}) => !kind || kinds.includes(kind));
  return (
    <CollectionPage
      title="Templates"
      description="Projects to start from. One command copies a template to your machine; from then on the code is yours."
      actions={<CopyCommand command="npx create-video@latest" />}
    >
      <Filters
        label="Filter the templates"
        status={`${shown.length} of ${templates.length} templates`}
        onClear={kind ? clear : undefined}
      >
        <Choice
          legend="Made for"
          total={templates.length}
          value={kind ?? ''}
          onChange={(value) => set('kind', value)}
          options={templateKinds.map(({id, label}) => ({
            id,
            label,
            count: templates.filter(({kinds}) => kinds.includes(id)).length,
          }))}
        />
      </Filters>
      {shown.length > 0 ? (
        <CardGrid label="Templates">
          {shown.map((template) => (
            <TemplateCard key={template.name} template={template} />
          ))}
        </CardGrid>
      ) : (
        <NothingLeft>No template is of this kind.</NothingLeft>
      )}
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
      <TemplateDrawing template={template} className={styles.drawing!} />
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
