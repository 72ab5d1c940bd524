import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const text = `$ npx create-video
> What is it about?
  A launch on Friday.
> Rendering 120 frames …
  out/launch.mp4`;

const LETTERS_PER_SECOND = 28;

export default function Typewriter() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const letters = Math.floor((frame / fps) * LETTERS_PER_SECOND);
  const isTyping = letters < text.length;
  const isCursorOn = isTyping || Math.floor((frame / fps) * 2) % 2 === 0;

  return (
    <AbsoluteFill style={{padding: 70, backgroundColor: '#dfe6f5'}}>
      <div
        style={{
          flex: 1,
          padding: '44px 56px',
          borderRadius: 24,
          backgroundColor: '#131824',
          color: '#d8e2f7',
          fontFamily: 'ui-monospace, monospace',
          fontSize: 46,
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          boxShadow: '0 30px 80px rgba(19, 24, 36, 0.35)',
        }}
      >
        {text.slice(0, letters)}
        <span style={{opacity: isCursorOn ? 1 : 0, color: '#6ea8ff'}}>▍</span>
      </div>
    </AbsoluteFill>
  );
}
