import {useCurrentFrame} from 'remotion';
import {INK, MONO, MUTED, Scene, Window, useEase, usePop, useTyped} from './family';

type Props = {accent: string; address: string; badge: string};

const TITLE = 'Summer sale';

/** A web app: what is typed into its form is in the video at once. */
export default function WebApp({accent, address, badge}: Props) {
  const frame = useCurrentFrame();
  const typed = useTyped(TITLE, 14, 0.35);
  return (
    <Scene accent={accent}>
      <Window title={address} left={120} top={80} width={1040} height={560}>
        <div style={{position: 'absolute', left: 44, top: 92, width: 330}}>
          <Label>Title</Label>
          <div
            style={{
              height: 60,
              padding: '0 18px',
              border: `2px solid ${accent}`,
              borderRadius: 12,
              fontSize: 26,
              lineHeight: '56px',
            }}
          >
            {typed}
            <span style={{opacity: frame % 20 < 12 ? 1 : 0, color: accent}}>|</span>
          </div>
          <div style={{height: 26}} />
          <Label>Color</Label>
          <div style={{display: 'flex', gap: 14}}>
            {[accent, '#ffb454', '#34b27b', '#e5569b'].map((color, index) => (
              <div
                key={color}
                style={{
                  width: 44,
                  height: 44,
                  borderRadius: 22,
                  background: color,
                  boxShadow: index === 0 ? `0 0 0 4px #ffffff, 0 0 0 7px ${accent}` : undefined,
                }}
              />
            ))}
          </div>
          <RenderButton accent={accent} />
        </div>
        <Picture accent={accent} title={typed} />
      </Window>
      <div
        style={{
          position: 'absolute',
          right: 88,
          top: 52,
          padding: '12px 24px',
          borderRadius: 999,
          background: INK,
          color: '#ffffff',
          fontFamily: MONO,
          fontSize: 21,
          transform: `scale(${usePop(12, 10)})`,
        }}
      >
        {badge}
      </div>
    </Scene>
  );
}

/** A button that is pressed, and shows how far the render is. */
function RenderButton({accent}: {accent: string}) {
  const frame = useCurrentFrame();
  const button = usePop(6);
  const press = frame >= 62 && frame < 67 ? 0.95 : 1;
  const render = useEase(68, 102);
  return (
    <div
      style={{
        position: 'relative',
        overflow: 'hidden',
        marginTop: 52,
        height: 66,
        borderRadius: 14,
        background: INK,
        color: '#ffffff',
        fontSize: 24,
        fontWeight: 650,
        lineHeight: '66px',
        textAlign: 'center',
        transform: `scale(${button * press})`,
      }}
    >
      <div
        style={{
          position: 'absolute',
          inset: 0,
          width: `${render * 100}%`,
          background: accent,
        }}
      />
      <span style={{position: 'relative'}}>
        {render === 0 ? 'Render video' : render < 1 ? `${Math.round(render * 100)} %` : 'video.mp4'}
      </span>
    </div>
  );
}

function Label({children}: {children: string}) {
  return (
    <div style={{fontSize: 20, fontWeight: 600, color: MUTED, marginBottom: 10}}>{children}</div>
  );
}

function Picture({accent, title}: {accent: string; title: string}) {
  const frame = useCurrentFrame();
  return (
    <div
      style={{
        position: 'absolute',
        left: 424,
        top: 96,
        width: 570,
        height: 400,
        borderRadius: 16,
        overflow: 'hidden',
        background: `color-mix(in srgb, ${accent} 88%, #ffffff)`,
      }}
    >
      <svg viewBox="0 0 570 400" style={{position: 'absolute', inset: 0}}>
        {[0, 1, 2, 3].map((ring) => (
          <circle
            key={ring}
            cx={440}
            cy={90}
            r={60 + ring * 74 + Math.sin(frame / 14 + ring) * 10}
            fill="#ffffff"
            opacity={0.13}
          />
        ))}
        <circle cx={440} cy={90} r={62} fill="#ffe9a8" />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 38,
          bottom: 74,
          fontSize: 74,
          fontWeight: 850,
          letterSpacing: '-0.04em',
          color: '#ffffff',
        }}
      >
        {title}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 38,
          right: 38,
          bottom: 38,
          height: 8,
          borderRadius: 4,
          background: 'rgb(255 255 255 / 35%)',
        }}
      >
        <div
          style={{
            width: `${(frame / 120) * 100}%`,
            height: 8,
            borderRadius: 4,
            background: '#ffffff',
          }}
        />
      </div>
    </div>
  );
}
