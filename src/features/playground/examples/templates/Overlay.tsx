import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const NAME = 'Ada Lovelace';
const ROLE = 'First programmer';
const ACCENT = '#19b5a5';

/** A name for the lower third. What nothing covers stays transparent, so that footage shows through. */
export default function Overlay() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  /** From 0 to 1 as it comes in, and back as it leaves. */
  const shown = (delay: number) =>
    interpolate(
      frame,
      [delay, delay + 18, durationInFrames - 26 - delay / 2, durationInFrames - 8 - delay / 2],
      [0, 1, 1, 0],
      {
        easing: Easing.inOut(Easing.cubic),
        extrapolateLeft: 'clamp',
        extrapolateRight: 'clamp',
      },
    );

  return (
    <AbsoluteFill>
      <div style={{position: 'absolute', left: 130, bottom: 130, display: 'flex', height: 190}}>
        <div
          style={{
            width: 18,
            borderRadius: 9,
            backgroundColor: ACCENT,
            transform: `scaleY(${shown(0)})`,
          }}
        />
        <div style={{overflow: 'hidden', marginLeft: 16, borderRadius: 20}}>
          <div
            style={{
              height: '100%',
              padding: '26px 64px 0 44px',
              backgroundColor: '#14203a',
              color: 'white',
              transform: `translateX(${(shown(8) - 1) * 101}%)`,
            }}
          >
            <div style={{fontSize: 76, fontWeight: 800, letterSpacing: '-0.03em'}}>{NAME}</div>
            <div style={{fontSize: 38, color: '#9be3da', opacity: shown(18)}}>{ROLE}</div>
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
}
