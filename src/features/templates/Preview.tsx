import React from 'react';
import CompositionStage, {type CompositionStageProps} from '@site/src/components/CompositionStage';
import TemplateDrawing from '@site/src/components/TemplateDrawing';
import {templatePreview} from '@site/src/compositions/templates/entries';
import type {Template} from '@site/plugins/browser';

type Props = Omit<CompositionStageProps, 'composition'> & {template: Template};

/** What a template makes: played where there is a composition of it, otherwise drawn. */
export default function Preview({template, ...rest}: Props): React.ReactNode {
  const composition = templatePreview(template.name);
  return composition ? (
    <CompositionStage composition={composition} {...rest} />
  ) : (
    <TemplateDrawing template={template} />
  );
}
