// Change: the menu of the page stands at the end of the row, also where there are no breadcrumbs.
import React from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalDocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMenu from '@site/src/components/PageMenu';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): React.ReactNode {
  const {title, editUrl} = useDoc().metadata;
  return (
    <div className={styles.row}>
      <div className={styles.breadcrumbs}>
        <OriginalDocBreadcrumbs />
      </div>
      <PageMenu title={title} editUrl={editUrl} />
    </div>
  );
}
