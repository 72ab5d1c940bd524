import React from 'react';
import {during, mix} from '../kit/motion';
import {BLUE, MUTED, YELLOW, tint} from '../kit/palette';
import {Panel, Person, Screen, Sheet, Words} from '../kit/parts';

const CAMERA = {x: 16, y: 54, width: 352, height: 198};
/** The small webcam is 350 × 400 pixels: an upright part of the frame, as high as it. */
const TARGET = {width: (198 * 350) / 400, height: 198};
const SMALL = {width: 122, height: (122 * 400) / 350};

/** Somebody moves into the yellow rectangle, and so into the small webcam beside the screen. */
export default function CropTarget({frame}: {frame: number}): React.ReactNode {
  const inside = during(frame, [40, 76], [156, 178]);
  const x = mix(-6, 101, inside);
  const person = {x, y: 18, width: 150, height: 180, color: tint(BLUE, 72)};
  const left = (CAMERA.width - TARGET.width) / 2;
  return (
    <Sheet height={268}>
      <Words x={16} y={38} weight={600}>
        Webcam panel
      </Words>
      <Panel {...CAMERA} fill={tint(BLUE, 14)}>
        <svg width={CAMERA.width} height={CAMERA.height}>
          <Person {...person} />
        </svg>
        <rect
          x={left}
          y={2}
          width={TARGET.width}
          height={TARGET.height - 4}
          rx={8}
          fill="none"
          stroke={YELLOW}
          strokeWidth={4}
        />
      </Panel>
      <Words x={392} y={38} weight={600}>
        Next to a screen
      </Words>
      <Screen x={392} y={54} width={232} height={198} widths={[0.5, 0.7, 0.36, 0.28, 0.3]} />
      <Panel x={494} y={105} {...SMALL} round={10} fill={tint(BLUE, 14)} edge={MUTED}>
        <svg
          width={SMALL.width}
          height={SMALL.height}
          viewBox={`${left} 0 ${TARGET.width} ${TARGET.height}`}
        >
          <Person {...person} />
        </svg>
      </Panel>
    </Sheet>
  );
}
