import React from 'react';
import Stage from '@site/src/components/Stage';
import TemplateDrawing from '@site/src/components/TemplateDrawing';
import {templatePreview} from '@site/src/compositions/templates/entries';
import type {Template} from '@site/plugins/templates';
import styles from './styles.module.css';

/** What a template makes: played where there is a composition of it, and drawn until it plays. */
export default function Preview({template}: {template: Template}): React.ReactNode {
  const composition = templatePreview(template.name);
  const drawing = <TemplateDrawing template={template} />;
  return (
    <div className={styles.preview}>
      {composition ? (
        <Stage
          load={composition.load}
          inputProps={composition.defaultProps ?? {}}
          width={composition.width}
          height={composition.height}
          fps={composition.fps}
          durationInFrames={composition.durationInFrames}
          initialFrame={composition.posterFrame}
          label={composition.shows}
          poster={drawing}
        />
      ) : (
        drawing
      )}
    </div>
  );
}
