import React from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import FlowPicture from './FlowPicture';
import {flows, type FlowId} from './flows';

/** A flow from its first step to its last. */
export default function FlowVideo({flow}: {flow: FlowId}): React.ReactNode {
  return (
    <AbsoluteFill>
      <FlowPicture flow={flows[flow]} frame={useCurrentFrame()} />
    </AbsoluteFill>
  );
}
