import React from 'react';
import Stage from '@site/src/components/Stage';
import type {Template} from '@site/plugins/templates';
import Drawing from './Drawing';
import {compositionOf} from './compositions';
import styles from './styles.module.css';

/** What a template makes: played where there is a composition of it, otherwise drawn. */
export default function Preview({template}: {template: Template}): React.ReactNode {
  const composition = compositionOf(template.name);
  return (
    <div className={styles.preview}>
      {composition ? <Stage {...composition} /> : <Drawing template={template} />}
    </div>
  );
}
