import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const rows = [
  {label: 'Monday', value: 42, color: '#5b8def'},
  {label: 'Tuesday', value: 68, color: '#45b69c'},
  {label: 'Wednesday', value: 55, color: '#f2b544'},
  {label: 'Thursday', value: 91, color: '#ef6f6c'},
  {label: 'Friday', value: 77, color: '#9a6fe0'},
];

const highest = Math.max(...rows.map(({value}) => value));

export default function BarChart() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', gap: 26, padding: '0 110px', backgroundColor: '#f7f8fb'}}
    >
      {rows.map(({label, value, color}, index) => {
        const progress = spring({frame, fps, delay: 6 + index * 7, config: {damping: 200}});
        return (
          <div key={label} style={{display: 'flex', alignItems: 'center', fontSize: 36}}>
            <span style={{width: 240, color: '#465066'}}>{label}</span>
            <div style={{flex: 1}}>
              <div
                style={{
                  width: `${(value / highest) * progress * 100}%`,
                  height: 64,
                  borderRadius: 10,
                  backgroundColor: color,
                }}
              />
            </div>
            <b style={{width: 90, textAlign: 'right', opacity: progress}}>
              {Math.round(value * progress)}
            </b>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
