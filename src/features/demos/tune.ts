import type {MediaUtilsAudioData} from '@remotion/media-utils';

const SAMPLE_RATE = 22_050;
const SECONDS = 5;
const BEAT = 0.25;

// A pentatonic scale, in Hz, and the melody as steps of it.
const SCALE = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33];
const MELODY = [0, 2, 4, 5, 4, 2, 3, 1, 0, 4, 6, 7, 5, 4, 2, 3, 1, 2, 0, 0];

let tune: MediaUtilsAudioData | null = null;

/** A short tune with a bass and a beat: computed, so that nothing is loaded and nothing sounds. */
export const getTune = (): MediaUtilsAudioData => {
  tune ??= {
    channelWaveforms: [compose()],
    sampleRate: SAMPLE_RATE,
    durationInSeconds: SECONDS,
    numberOfChannels: 1,
    resultId: 'demo-tune',
    isRemote: false,
  };
  return tune;
};

function compose(): Float32Array {
  const samples = new Float32Array(SAMPLE_RATE * SECONDS);
  let grain = 1;
  for (let index = 0; index < samples.length; index++) {
    const time = index / SAMPLE_RATE;
    const beat = Math.floor(time / BEAT);
    const sinceBeat = time - beat * BEAT;
    const note = noteAt(beat);
    const bass = noteAt(Math.floor(beat / 4) * 4) / 4;
    // Park and Miller's generator: the same noise on every computer.
    grain = (grain * 16_807) % 2_147_483_647;

    const lead = wave(note, time) + 0.5 * wave(note * 2, time) + 0.25 * wave(note * 4, time);
    const hat = beat % 2 === 1 ? (grain / 1_073_741_823 - 1) * Math.exp(-sinceBeat * 40) : 0;
    samples[index] = 0.32 * lead * Math.exp(-sinceBeat * 7) + 0.28 * wave(bass, time) + 0.2 * hat;
  }
  return samples;
}

/** In Hz. The melody begins again after its last beat. */
const noteAt = (beat: number): number => SCALE[MELODY[beat % MELODY.length] ?? 0] ?? 0;

const wave = (frequency: number, time: number): number => Math.sin(2 * Math.PI * frequency * time);
