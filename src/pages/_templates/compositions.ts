import type {StageProps} from '@site/src/components/Stage';

/** What a stage needs to play a composition. */
export type TemplateComposition = Pick<
  StageProps,
  'load' | 'inputProps' | 'width' | 'height' | 'fps' | 'durationInFrames' | 'initialFrame' | 'label'
>;

/**
 * Compositions of ours that show the idea of a template, by the name of the template. They play on
 * its page; a template without one has a drawing.
 */
export const compositions: Partial<Record<string, TemplateComposition>> = {};
