import React from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Breadcrumbs} from '@site/src/components/StructuredData';
import {links} from '@site/src/data/links';
import {playgroundLink} from '@site/src/data/playground-link';
import {templateKinds} from '@site/src/data/template-kinds';
import type {Template, TemplatePageProps} from '@site/plugins/browser';
import Preview from './Preview';
import {commandsFor, formatText} from './template';
import styles from './styles.module.css';

export default function TemplatePage({template, docs}: TemplatePageProps): React.ReactNode {
  const {title, summary, gives, needs, change} = template;
  return (
    <Layout title={`${title} template`} description={summary}>
      <Breadcrumbs items={[{name: 'Templates', path: '/templates/'}, {name: title}]} />
      <main className={styles.page}>
        <nav aria-label="Breadcrumb" className={styles.back}>
          <Link to="/templates/">Templates</Link>
        </nav>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{summary}</p>
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <div className={styles.preview}>
              <Preview template={template} />
            </div>
            <Start template={template} />
            <section>
              <h2 id="what-you-get">What you get</h2>
              <List lines={gives} />
            </section>
            {needs.length > 0 ? (
              <section>
                <h2 id="what-you-need">What you need</h2>
                <List lines={needs} />
              </section>
            ) : null}
            {change.length > 0 ? (
              <section>
                <h2 id="first-changes">Change this first</h2>
                <dl className={styles.files}>
                  {change.map(({file, why}) => (
                    <div key={file}>
                      <dt>
                        <code>{file}</code>
                      </dt>
                      <dd>
                        <WithCode text={why} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ) : null}
            {docs.length > 0 ? (
              <section>
                <h2 id="related">Related pages</h2>
                <ul className={styles.docs} role="list">
                  {docs.map((doc) => (
                    <li key={doc.path}>
                      <Link to={doc.path}>{doc.title}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
          <Facts template={template} />
        </div>
      </main>
    </Layout>
  );
}

function Start({template: {name, title, kinds, playground}}: {template: Template}) {
  return (
    <section>
      <h2 id="start">Start from this template</h2>
      {playground ? (
        <p>
          <Link
            className="button button--primary"
            to={playgroundLink(playground)}
            aria-label={`Open in playground: ${title}`}
          >
            Open in playground
          </Link>{' '}
          <span className={styles.short}>
            It's a short version in one file. To get the whole project, run:
          </span>
        </p>
      ) : null}
      {kinds.includes('paid') ? (
        <p>
          Buy the template in the <Link href={links.store}>store</Link> first. Then copy it:
        </p>
      ) : null}
      <Tabs groupId="npm2yarn">
        {commandsFor(name).map(({manager, label, command}) => (
          <TabItem key={manager} value={manager} label={label}>
            <CodeBlock language="bash">{command}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </section>
  );
}

function Facts({template}: {template: Template}) {
  const {repository, preview, contributedBy, kinds} = template;
  const format = formatText(template);
  const ofTheseKinds = templateKinds.filter(({id}) => kinds.includes(id));
  return (
    <aside className={styles.facts} aria-label="About this template">
      <dl>
        <Fact name="Made for">
          {ofTheseKinds.map(({id, label}, index) => (
            <React.Fragment key={id}>
              {index > 0 ? ', ' : ''}
              <Link to={`/templates/?kind=${id}`}>{label}</Link>
            </React.Fragment>
          ))}
        </Fact>
        {format ? <Fact name="Format">{format}</Fact> : null}
        <Fact name="Repository">
          <Link href={`https://github.com/${repository}`}>{repository}</Link>
        </Fact>
        {preview ? (
          <Fact name="Preview">
            <Link href={preview}>{new URL(preview).hostname}</Link>
          </Fact>
        ) : null}
        {contributedBy ? (
          <Fact name="Contributed by">
            <Link href={`https://github.com/${contributedBy}`}>{contributedBy}</Link>
          </Fact>
        ) : null}
        <Fact name="License">
          <Link to="/docs/license">See who needs a company license</Link>
        </Fact>
      </dl>
    </aside>
  );
}

function Fact({name, children}: {name: string; children: React.ReactNode}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function List({lines}: {lines: string[]}) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <WithCode text={line} />
        </li>
      ))}
    </ul>
  );
}

/** Text in which backticks mark code. */
function WithCode({text}: {text: string}) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
