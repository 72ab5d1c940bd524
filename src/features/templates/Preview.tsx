import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Stage from '@site/src/components/Stage';
import TemplateDrawing from '@site/src/components/TemplateDrawing';
import {templatePreview} from '@site/src/compositions/templates/entries';
import {posterOf} from '@site/src/data/media';
import type {Template} from '@site/plugins/browser';
import styles from './styles.module.css';

type Composition = NonNullable<ReturnType<typeof templatePreview>>;

/** What a template makes: played where there is a composition of it, otherwise drawn. */
export default function Preview({template}: {template: Template}): React.ReactNode {
  const composition = templatePreview(template.name);
  return (
    <div className={styles.preview}>
      {composition ? <Played composition={composition} /> : <TemplateDrawing template={template} />}
    </div>
  );
}

function Played({composition}: {composition: Composition}) {
  const {id, load, defaultProps, shows, width, height, fps, durationInFrames} = composition;
  return (
    <Stage
      {...{load, width, height, fps, durationInFrames}}
      inputProps={defaultProps ?? {}}
      initialFrame={composition.posterFrame}
      label={shows}
      poster={useBaseUrl(posterOf(id).src)}
    />
  );
}
