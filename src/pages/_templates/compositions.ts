import type {StageProps} from '@site/src/components/Stage';
import {templatePreview} from '@site/src/compositions/templates/entries';
import {posterOf} from '@site/src/data/media';

/** What a stage needs to play a composition. */
export type TemplateComposition = Pick<
  StageProps,
  | 'load'
  | 'inputProps'
  | 'width'
  | 'height'
  | 'fps'
  | 'durationInFrames'
  | 'initialFrame'
  | 'label'
  | 'poster'
>;

/**
 * The composition of ours that shows the idea of a template, by the name of the template. It plays
 * on its page; a template without one has a drawing.
 */
export function compositionOf(name: string): TemplateComposition | null {
  const preview = templatePreview(name);
  if (!preview) {
    return null;
  }
  const {id, load, defaultProps, shows, width, height, fps, durationInFrames} = preview;
  return {
    ...{load, width, height, fps, durationInFrames},
    inputProps: defaultProps,
    initialFrame: preview.posterFrame,
    label: shows,
    poster: posterOf(id).src,
  };
}
