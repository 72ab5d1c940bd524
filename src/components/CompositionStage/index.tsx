import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Stage, {type StageProps} from '@site/src/components/Stage';
import type {CompositionEntry} from '@site/src/compositions/types';
import {posterOf} from '@site/src/data/media';

export type CompositionStageProps = Pick<
  StageProps,
  'autoPlay' | 'className' | 'posterLoading' | 'waits'
> & {
  /** It has a `posterFrame`, which is shown until it plays. */
  composition: CompositionEntry;
};

/** A composition of the site's own list on a page, as the list describes it. */
export default function CompositionStage({
  composition,
  ...rest
}: CompositionStageProps): React.ReactNode {
  const {id, load, defaultProps, shows, width, height, fps, durationInFrames} = composition;
  return (
    <Stage
      {...{load, width, height, fps, durationInFrames}}
      inputProps={defaultProps ?? {}}
      initialFrame={composition.posterFrame}
      label={shows}
      poster={useBaseUrl(posterOf(id).src)}
      {...rest}
    />
  );
}
