import {AbsoluteFill} from 'remotion';

const TITLE = 'How to fold a paper boat';
const AUTHOR = 'A post on your blog';

/** A preview card. It has one frame, and in the template its texts come from the URL. */
export default function PreviewCard() {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'flex-end',
        padding: 80,
        background: 'linear-gradient(135deg, #d6478b, #ff8f5e)',
        color: 'white',
      }}
    >
      <svg viewBox="0 0 1200 627" style={{position: 'absolute', inset: 0}}>
        {[1, 2, 3, 4, 5, 6, 7].map((ring) => (
          <circle
            key={ring}
            cx={985}
            cy={190}
            r={ring * 62}
            fill="none"
            stroke="white"
            strokeOpacity={0.34 - ring * 0.04}
            strokeWidth={20}
          />
        ))}
        <path d="M870 210H1100L1062 270H908ZM985 90V196H905Z" fill="white" />
      </svg>
      <div style={{position: 'relative', maxWidth: 760}}>
        <div style={{fontSize: 92, fontWeight: 800, lineHeight: 1.02, letterSpacing: '-0.04em'}}>
          {TITLE}
        </div>
        <div style={{marginTop: 28, fontSize: 34, opacity: 0.9}}>{AUTHOR}</div>
      </div>
    </AbsoluteFill>
  );
}
