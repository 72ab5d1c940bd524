import {useMemo} from 'react';
import {
  createSmoothSvgPath,
  visualizeAudio,
  visualizeAudioWaveform,
  type AudioData,
} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Easing,
  Html5Audio,
  interpolate,
  interpolateColors,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const SAMPLE_RATE = 16_000;
const BEATS_PER_SECOND = 2;
const BARS = Array.from({length: 48});
/** Half tones above A2: an arpeggio over four chords. */
const CHORDS = [
  [0, 7, 12, 15, 19, 24],
  [-4, 3, 8, 12, 15, 20],
  [3, 10, 15, 19, 22, 27],
  [-2, 5, 10, 14, 17, 22],
];

export default function Spectrum() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const seconds = durationInFrames / fps;
  const samples = useMemo(() => synthesize(seconds), [seconds]);
  const audioData = useMemo(() => toAudioData(samples, seconds), [samples, seconds]);
  const source = useMemo(() => toWav(samples), [samples]);

  const bins = visualizeAudio({fps, frame, audioData, numberOfSamples: 512});
  const spectrum = BARS.map((_, index) => loudness(bins, index));
  const bass = Math.max(...spectrum.slice(0, 10));
  const wave = visualizeAudioWaveform({
    fps,
    frame,
    audioData,
    numberOfSamples: 96,
    windowInSeconds: 0.06,
  });
  const wavePath = createSmoothSvgPath({
    points: wave.map((y, index) => ({x: (index / (wave.length - 1)) * 1280, y: 360 + y * 130})),
  });

  return (
    <AbsoluteFill
      style={{background: 'radial-gradient(circle at 50% 48%, #1d2250 0%, #0b0d1f 62%)'}}
    >
      <Html5Audio src={source} />
      <svg viewBox="0 0 1280 720">
        <path d={wavePath} fill="none" stroke="#7fb3ff" strokeWidth={3} opacity={0.35} />
        <g transform="translate(640 360)">
          <circle r={138 + bass * 30} fill="#7fb3ff" opacity={0.1 + bass * 0.1} />
          {[1, -1].map((side) =>
            spectrum.map((level, index) => {
              const angle = side * interpolate(index, [0, spectrum.length - 1], [3, 177]);
              const length = 8 + level * 190;
              return (
                <rect
                  key={`${side}-${index}`}
                  x={-3.5}
                  y={132 + bass * 14}
                  width={7}
                  height={length}
                  rx={3.5}
                  fill={interpolateColors(
                    index,
                    [0, 16, 32, 47],
                    ['#7fb3ff', '#cf9bff', '#ff94b0', '#ffb27a'],
                  )}
                  transform={`rotate(${angle})`}
                />
              );
            }),
          )}
          <circle
            r={116 + bass * 14}
            fill="#0b0d1f"
            stroke="#ffffff"
            strokeOpacity={0.9}
            strokeWidth={4}
          />
          <Note />
        </g>
      </svg>
    </AbsoluteFill>
  );
}

/** Two notes under one beam. */
function Note() {
  return (
    <>
      <path
        d="M-22 34V-34L34 -47V21"
        fill="none"
        stroke="#ffffff"
        strokeWidth={9}
        strokeLinejoin="round"
      />
      <ellipse cx={-35} cy={36} rx={17} ry={13} fill="#ffffff" />
      <ellipse cx={21} cy={23} rx={17} ry={13} fill="#ffffff" />
    </>
  );
}

/** How loud the tones of a bar are, from 0 to 1. Each bar is a little higher than the one before. */
function loudness(bins: number[], bar: number): number {
  const first = Math.floor(3 * 2 ** (bar / 8));
  const last = Math.max(first + 1, Math.floor(3 * 2 ** ((bar + 1) / 8)));
  const decibels = 20 * Math.log10(Math.max(...bins.slice(first, last), 1e-4));
  return interpolate(decibels, [-52, -14], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.in(Easing.quad),
  });
}

/** Plucked notes with two overtones over a bass, as samples from -1 to 1. */
function synthesize(seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const steps = Math.ceil(seconds * BEATS_PER_SECOND * 2);
  for (let step = 0; step < steps; step++) {
    const chord = CHORDS[Math.floor(step / 4) % CHORDS.length] ?? [];
    addNote(samples, step, chord[[2, 4, 3, 5][step % 4] ?? 0] ?? 0, 0.24, 5);
    if (step % 2 === 0) {
      addNote(samples, step, (chord[0] ?? 0) - 12, 0.34, 3.2);
    }
  }
  return samples;
}

function addNote(
  samples: Float32Array,
  step: number,
  halfTones: number,
  volume: number,
  decay: number,
) {
  const start = Math.round((step / (BEATS_PER_SECOND * 2)) * SAMPLE_RATE);
  const angle = (2 * Math.PI * 110 * 2 ** (halfTones / 12)) / SAMPLE_RATE;
  const end = Math.min(samples.length, start + SAMPLE_RATE);
  for (let index = start; index < end; index++) {
    const age = (index - start) / SAMPLE_RATE;
    const envelope = volume * Math.min(1, age * 200) * Math.exp(-age * decay);
    const phase = angle * (index - start);
    const tone = Math.sin(phase) + 0.4 * Math.sin(2 * phase) + 0.2 * Math.sin(5 * phase);
    samples[index] = (samples[index] ?? 0) + envelope * tone;
  }
}

function toAudioData(samples: Float32Array, durationInSeconds: number): AudioData {
  return {
    channelWaveforms: [samples],
    sampleRate: SAMPLE_RATE,
    durationInSeconds,
    numberOfChannels: 1,
    resultId: 'spectrum',
    isRemote: false,
  };
}

/** The samples as the address of a 16-bit WAV file. */
function toWav(samples: Float32Array): string {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const text = (offset: number, value: string) =>
    [...value].forEach((letter, index) => view.setUint8(offset + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) =>
    view.setInt16(44 + index * 2, Math.max(-1, Math.min(1, sample)) * 32_767, true),
  );
  const bytes = new Uint8Array(view.buffer);
  let binary = '';
  for (let index = 0; index < bytes.length; index += 8192) {
    binary += String.fromCharCode(...bytes.subarray(index, index + 8192));
  }
  return `data:audio/wav;base64,${btoa(binary)}`;
}
