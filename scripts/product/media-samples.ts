import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {ROOT} from '../lib/root';

const CLIP = path.join(ROOT, 'static', 'media', 'apple-wow.mp4');
const SECONDS = 1;
const SAMPLE_RATE = 48_000;

export type Sample = {
  /** Name of the file that the reader sees, `h264-aac.mp4`. */
  file: string;
  /** What is in it, in words. */
  content: string;
  /** Arguments of FFmpeg between the two inputs (picture, then sound) and the output. */
  args: string[];
};

const picture = (...args: string[]): string[] => ['-map', '0:v', ...args];
const sound = (...args: string[]): string[] => ['-map', '1:a', ...args];

const h264 = picture('-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10', '-pix_fmt', 'yuv420p');
const vp8 = picture('-c:v', 'libvpx', '-deadline', 'realtime', '-g', '10');
const vp9 = picture('-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '10');
const prores = picture('-c:v', 'prores_ks');
const aac = sound('-c:a', 'aac');
const mp3 = sound('-c:a', 'libmp3lame');
const opus = sound('-c:a', 'libopus');
const pcm16 = sound('-c:a', 'pcm_s16le');
const pcm24 = sound('-c:a', 'pcm_s24le');
const FRAGMENTED = ['-movflags', 'frag_keyframe+empty_moov'];

export const samples: Sample[] = [
  {file: 'h264-aac.mp4', content: 'MP4 with H.264 and AAC', args: [...h264, ...aac]},
  {file: 'h264-mp3.mp4', content: 'MP4 with H.264 and MP3', args: [...h264, ...mp3]},
  {file: 'vp9-opus.mp4', content: 'MP4 with VP9 and Opus', args: [...vp9, ...opus]},
  {
    file: 'fragmented.mp4',
    content: 'fragmented MP4 with H.264 and AAC',
    args: [...h264, ...aac, ...FRAGMENTED],
  },
  {file: 'aac.m4a', content: 'M4A with AAC', args: [...aac, '-f', 'mp4']},
  {file: 'h264-pcm.mov', content: 'QuickTime with H.264 and PCM', args: [...h264, ...pcm16]},
  {file: 'prores-pcm.mov', content: 'QuickTime with ProRes and PCM', args: [...prores, ...pcm24]},
  {file: 'vp8-opus.webm', content: 'WebM with VP8 and Opus', args: [...vp8, ...opus]},
  {file: 'vp9-opus.webm', content: 'WebM with VP9 and Opus', args: [...vp9, ...opus]},
  {file: 'h264-aac.mkv', content: 'Matroska with H.264 and AAC', args: [...h264, ...aac]},
  {file: 'vp9-mp3.mkv', content: 'Matroska with VP9 and MP3', args: [...vp9, ...mp3]},
  {file: 'h264-pcm.mkv', content: 'Matroska with H.264 and PCM', args: [...h264, ...pcm16]},
  {file: 'h264-aac.ts', content: 'transport stream with H.264 and AAC', args: [...h264, ...aac]},
  {
    file: 'h264-aac.avi',
    content: 'AVI with H.264 under the tag `H264`, and AAC',
    args: [...h264, '-vtag', 'H264', ...aac],
  },
  {
    file: 'h264.avi',
    content: 'AVI with H.264 under the tag `H264`, without audio',
    args: [...h264, '-vtag', 'H264'],
  },
  {file: 'vp8.avi', content: 'AVI with VP8', args: vp8},
  {file: 'opus.ogg', content: 'Ogg with Opus', args: [...opus]},
  {file: 'mp3.mp3', content: 'MP3', args: [...mp3]},
  {file: 'aac.aac', content: 'ADTS with AAC', args: [...aac, '-f', 'adts']},
  {file: 'pcm16.wav', content: 'WAVE with 16 bits', args: [...pcm16]},
  {file: 'pcm24.wav', content: 'WAVE with 24 bits', args: [...pcm24]},
  {file: 'gif.gif', content: 'animated GIF', args: picture('-c:v', 'gif')},
];

/**
 * Writes the samples: one second of a clip of this site with a tone, in many formats.
 *
 * @param folder is made if it is missing
 * @param only names of files; all without it
 * @throws with the output of FFmpeg if a sample cannot be made
 */
export async function makeSamples(folder: string, only?: string[]): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const tone = path.join(folder, 'tone.wav');
  writeFileSync(tone, toneFile());
  for (const {file, args} of samples.filter((each) => only?.includes(each.file) ?? true)) {
    await RenderInternals.callFf({
      bin: 'ffmpeg',
      args: ['-y', '-v', 'error', '-t', String(SECONDS), '-i', CLIP, '-i', tone]
        .concat(args)
        .concat('-t', String(SECONDS), path.join(folder, file)),
      indent: false,
      logLevel: 'error',
      binariesDirectory: null,
      cancelSignal: undefined,
    });
  }
}

/** A WAVE file with one second of a tone of 440 Hz, mono, 16 bits. */
function toneFile(): Buffer {
  const count = SECONDS * SAMPLE_RATE;
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index++) {
    const value = Math.sin((2 * Math.PI * 440 * index) / SAMPLE_RATE) * 12_000;
    file.writeInt16LE(Math.round(value), 44 + index * 2);
  }
  return file;
}
