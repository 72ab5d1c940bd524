import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {z} from 'zod';

/** What a video file shows, measured from the file. */
export type VideoFacts = {
  /** Pixels. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  /** How many of the frames that were looked at have more than one shade. */
  drawn: number;
  /** How many of them differ from the one before. */
  changes: number;
};

const probeSchema = z.object({
  streams: z.array(z.object({width: z.number(), height: z.number()})),
  format: z.object({duration: z.coerce.number()}),
});

/** Frames are looked at in this size, in pixels and shades of gray. */
const SMALL = {width: 64, height: 36};

/** Shades that compression may change, of 256. */
const SLACK = 8;

/**
 * Looks at a video: its size, how long it is, and ten frames of each second.
 *
 * @param file absolute path
 * @throws when it is no video
 */
export async function videoFacts(file: string): Promise<VideoFacts> {
  const entries = 'stream=width,height:format=duration';
  const select = ['-select_streams', 'v:0', '-show_entries', entries, '-of', 'json'];
  const probe = await callFf('ffprobe', ['-v', 'error', ...select, file]);
  const {streams, format} = probeSchema.parse(JSON.parse(probe));
  const [stream] = streams;
  if (!stream) {
    throw new Error(`${file} has no video in it.`);
  }
  const frames = await smallFrames(file);
  return {
    width: stream.width,
    height: stream.height,
    duration: format.duration,
    drawn: frames.filter((frame) => !isFlat(frame)).length,
    changes: frames.filter((frame, at) => at > 0 && differ(frame, frames[at - 1]!)).length,
  };
}

async function smallFrames(file: string): Promise<Buffer[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'video-facts-'));
  try {
    const raw = path.join(folder, 'frames.raw');
    const scale = `scale=${SMALL.width}:${SMALL.height}`;
    const gray = ['-f', 'image2pipe', '-c:v', 'rawvideo', '-pix_fmt', 'gray'];
    await callFf('ffmpeg', ['-v', 'error', '-i', file, '-vf', scale, '-r', '10', ...gray, raw]);
    const bytes = readFileSync(raw);
    const size = SMALL.width * SMALL.height;
    return Array.from({length: bytes.length / size}, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function isFlat(frame: Buffer): boolean {
  return Math.max(...frame) - Math.min(...frame) <= SLACK;
}

function differ(a: Buffer, b: Buffer): boolean {
  return a.some((shade, at) => Math.abs(shade - b[at]!) > SLACK);
}

async function callFf(bin: 'ffmpeg' | 'ffprobe', args: string[]): Promise<string> {
  const {stdout} = await RenderInternals.callFf({
    bin,
    args,
    indent: false,
    logLevel: 'error',
    binariesDirectory: null,
    cancelSignal: undefined,
  });
  return stdout;
}
