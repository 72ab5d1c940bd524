const SAMPLE_RATE = 8_000;
const SECONDS = 4.2;
/** Seconds between two pairs of beats. */
const RAIL = 0.7;
const HEADER_BYTES = 44;

/** The volume of the wheels at a time in seconds: two beats per rail that die out quickly. */
function volumeAt(seconds: number): number {
  const beats = [0.05, 0.25].map((beat) => (seconds % RAIL) - beat);
  return Math.max(...beats.map((since) => (since < 0 ? 0 : Math.exp(-since * 18))), 0.06);
}

/** A WAV file with one channel and 8 bits per sample, as a `data:` URL. */
function createWheels(): string {
  const samples = Math.round(SECONDS * SAMPLE_RATE);
  const bytes = new Uint8Array(HEADER_BYTES + samples);
  const data = new DataView(bytes.buffer);
  const text = (offset: number, letters: string) =>
    [...letters].forEach((letter, index) => data.setUint8(offset + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  data.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, SAMPLE_RATE, true);
  data.setUint32(28, SAMPLE_RATE, true);
  data.setUint16(32, 1, true);
  data.setUint16(34, 8, true);
  text(36, 'data');
  data.setUint32(40, samples, true);
  for (let index = 0; index < samples; index++) {
    const seconds = index / SAMPLE_RATE;
    const noise = Math.sin(index * 12.9898) * Math.sin(index * 78.233);
    bytes[HEADER_BYTES + index] = 128 + Math.round(100 * volumeAt(seconds) * noise);
  }
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
}

export const wheelsOnRails = createWheels();
