/** Notes of one bar, one a step: an index into the scale, or null for silence. */
export type Tune = (number | null)[];

export const FPS = 30;
export const FRAMES_PER_STEP = 12;

/** A pentatonic scale from C4 on, in which everything sounds well together. In hertz. */
export const SCALE = [261.63, 293.66, 329.63, 392, 440, 523.25];
export const NOTE_NAMES = ['C', 'D', 'E', 'G', 'A', 'C, high'];

const SAMPLE_RATE = 22_050;
const SECONDS_PER_STEP = FRAMES_PER_STEP / FPS;
const HEADER_BYTES = 44;

/**
 * Turns notes into sound: a softly struck tone for each, with one overtone.
 *
 * @returns samples from -1 to 1
 */
export function synthesize(tune: Tune): Float32Array {
  const samples = new Float32Array(Math.round(tune.length * SECONDS_PER_STEP * SAMPLE_RATE));
  tune.forEach((note, step) => {
    const frequency = note === null ? undefined : SCALE[note];
    if (frequency === undefined) {
      return;
    }
    const start = Math.round(step * SECONDS_PER_STEP * SAMPLE_RATE);
    for (let index = start; index < samples.length; index++) {
      const seconds = (index - start) / SAMPLE_RATE;
      const attack = Math.min(1, seconds / 0.008);
      const wave =
        Math.sin(2 * Math.PI * frequency * seconds) +
        0.35 * Math.sin(4 * Math.PI * frequency * seconds);
      samples[index] = (samples[index] ?? 0) + attack * Math.exp(-5 * seconds) * wave * 0.22;
    }
  });
  return samples;
}

/** Packs samples into a WAV file: one channel, 16 bits a sample. */
export function toWav(samples: Float32Array): ArrayBuffer {
  const data = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
  const text = (offset: number, letters: string) =>
    [...letters].forEach((letter, index) => data.setUint8(offset + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  data.setUint32(4, data.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, SAMPLE_RATE, true);
  data.setUint32(28, SAMPLE_RATE * 2, true);
  data.setUint16(32, 2, true);
  data.setUint16(34, 16, true);
  text(36, 'data');
  data.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) =>
    data.setInt16(HEADER_BYTES + index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true),
  );
  return data.buffer;
}
