import {Easing, useCurrentFrame} from 'remotion';
import {MONO, MUTED, Scene, Window, useEase} from './family';

type Props = {accent: string};

const TRACKS = [
  [
    {from: 20, to: 330, color: '#7fb3ff'},
    {from: 350, to: 700, color: '#7fb3ff'},
  ],
  [{from: 120, to: 470, color: '#cf9bff'}],
  [{from: 20, to: 860, color: '#7fdcae'}],
];

/** A video editor: the playhead runs, and a clip is dragged to its place. */
export default function EditorStarter({accent}: Props) {
  const play = useEase(4, 116, Easing.linear);
  const drag = useEase(30, 62);
  return (
    <Scene accent={accent}>
      <Window
        title="editor"
        left={110}
        top={50}
        width={1060}
        height={620}
        style={{background: '#131a29'}}
      >
        <Canvas accent={accent} play={play} drag={drag} />
        <Panel left={28} lines={[150, 190, 120, 170, 140]} />
        <Panel left={802} lines={[180, 110, 200, 150, 90]} />
        <Timeline play={play} drag={drag} />
      </Window>
    </Scene>
  );
}

/** Progress of the playhead and of the clip that is dragged, from 0 to 1. */
type Moment = {play: number; drag: number};

function Canvas({accent, play, drag}: Moment & {accent: string}) {
  return (
    <div
      style={{
        position: 'absolute',
        left: 290,
        top: 76,
        width: 480,
        height: 270,
        borderRadius: 12,
        overflow: 'hidden',
        background: `linear-gradient(140deg, ${accent}, #8f6bff)`,
      }}
    >
      <svg viewBox="0 0 480 270">
        <circle
          cx={120 + play * 240}
          cy={120 - Math.sin(play * Math.PI) * 40}
          r={46}
          fill="#ffe9a8"
        />
        <path d="M0 210 L110 140 L190 196 L290 120 L480 220V270H0Z" fill="#1b1440" opacity={0.8} />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 80 + drag * 60,
          top: 150,
          padding: '2px 14px',
          fontSize: 46,
          fontWeight: 850,
          color: '#ffffff',
          border: '3px solid #ffffff',
          letterSpacing: '-0.03em',
        }}
      >
        Hello
      </div>
    </div>
  );
}

function Timeline({play, drag}: Moment) {
  const head = 40 + play * 900;
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: 378,
        bottom: 0,
        background: '#0e1422',
        borderTop: '1px solid #263149',
      }}
    >
      {[0, 1, 2, 3, 4, 5].map((second) => (
        <div
          key={second}
          style={{
            position: 'absolute',
            left: 44 + second * 180,
            top: 10,
            fontSize: 15,
            color: MUTED,
            fontFamily: MONO,
          }}
        >{`0:0${second}`}</div>
      ))}
      <Clips drag={drag} />
      <div
        style={{
          position: 'absolute',
          left: head,
          top: 0,
          bottom: 0,
          width: 3,
          background: '#ff6b6b',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: head - 9,
          top: 0,
          width: 21,
          height: 16,
          borderRadius: '4px 4px 10px 10px',
          background: '#ff6b6b',
        }}
      />
      <svg
        width={34}
        height={40}
        viewBox="0 0 17 20"
        style={{position: 'absolute', left: 360 + drag * 190, top: 100}}
      >
        <path
          d="M2 1V15L6 11.6L8.6 18L11.2 17L8.6 10.8H14Z"
          fill="#ffffff"
          stroke="#0e1422"
          strokeWidth={1.2}
        />
      </svg>
    </div>
  );
}

function Clips({drag}: {drag: number}) {
  const frame = useCurrentFrame();
  return TRACKS.map((clips, track) =>
    clips.map(({from, to, color}, clip) => {
      const shift = track === 1 ? drag * 190 : 0;
      const isHeld = track === 1 && frame >= 28 && frame < 64;
      return (
        <div
          key={`${track}-${clip}`}
          style={{
            position: 'absolute',
            left: 30 + from + shift,
            top: 44 + track * 48 - (isHeld ? 3 : 0),
            width: to - from,
            height: 38,
            borderRadius: 9,
            background: `color-mix(in srgb, ${color} 72%, #131a29)`,
            border: `2px solid ${isHeld ? '#ffffff' : color}`,
          }}
        />
      );
    }),
  );
}

function Panel({left, lines}: {left: number; lines: number[]}) {
  return (
    <div
      style={{
        position: 'absolute',
        left,
        top: 80,
        width: 230,
        height: 262,
        borderRadius: 12,
        background: '#182135',
        padding: 22,
      }}
    >
      {lines.map((width, line) => (
        <div
          key={line}
          style={{
            width,
            maxWidth: '100%',
            height: 15,
            marginBottom: 24,
            borderRadius: 8,
            background: line === 0 ? '#3d4c6e' : '#263149',
          }}
        />
      ))}
    </div>
  );
}
