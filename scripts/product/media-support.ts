import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {
  getAvailableAudioCodecs,
  getAvailableContainers,
  getAvailableVideoCodecs,
  getDefaultAudioCodec,
  getDefaultVideoCodec,
} from '@remotion/webcodecs';
import {
  AdtsOutputFormat,
  ALL_FORMATS,
  BufferSource,
  FlacOutputFormat,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import {VERSION} from 'remotion/version';
import type {MediaSupport, Reading} from '../../src/data/media-support';
import {readPackageAt} from '../api/packages';
import {ROOT} from '../lib/root';
import {samples} from './media-samples';

/** The name of an error with a class of its own, else the first sentence of its message. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return error.name === 'Error' ? error.message.replace(/\. .*$/s, '') : error.name;
};

async function readWithMediaParser(file: string): Promise<Reading> {
  try {
    const found = await parseMedia({
      src: file,
      reader: nodeReader,
      fields: {
        container: true,
        videoCodec: true,
        audioCodec: true,
        durationInSeconds: true,
        fps: true,
        keyframes: true,
      },
      logLevel: 'error',
      progressIntervalInMs: 0,
      acknowledgeRemotionLicense: true,
    });
    return {
      container: found.container,
      video: found.videoCodec,
      audio: found.audioCodec,
      header: {
        duration: found.durationInSeconds !== null,
        fps: found.fps !== null,
        keyframes: (found.keyframes ?? []).length > 0,
      },
    };
  } catch (error) {
    return {refused: nameOf(error)};
  }
}

async function readWithMediabunny(file: string): Promise<Reading> {
  const input = new Input({formats: ALL_FORMATS, source: new BufferSource(await readFile(file))});
  try {
    const [format, video, audio] = await Promise.all([
      input.getFormat(),
      input.getPrimaryVideoTrack(),
      input.getPrimaryAudioTrack(),
    ]);
    return {
      container: format.name,
      video: video ? (video.codec ?? 'unknown') : null,
      audio: audio ? (audio.codec ?? 'unknown') : null,
      header: null,
    };
  } catch (error) {
    return {refused: nameOf(error)};
  } finally {
    input.dispose();
  }
}

/** Runs both parsers over the samples, and asks all formats what they can hold. */
export async function readMediaSupport(folder: string): Promise<MediaSupport> {
  const read: MediaSupport['samples'] = [];
  for (const {file, content} of samples) {
    const source = path.join(folder, file);
    read.push({
      file,
      content,
      mediaParser: await readWithMediaParser(source),
      mediabunny: await readWithMediabunny(source),
    });
  }
  const formats = {
    MP4: new Mp4OutputFormat(),
    QuickTime: new MovOutputFormat(),
    WebM: new WebMOutputFormat(),
    Matroska: new MkvOutputFormat(),
    Ogg: new OggOutputFormat(),
    MP3: new Mp3OutputFormat(),
    WAVE: new WavOutputFormat(),
    ADTS: new AdtsOutputFormat(),
    FLAC: new FlacOutputFormat(),
  };
  return {
    versions: {remotion: VERSION, mediabunny: readPackageAt(ROOT, 'mediabunny').version},
    samples: read,
    convert: getAvailableContainers().map((container) => ({
      container,
      video: getAvailableVideoCodecs({container}),
      audio: getAvailableAudioCodecs({container}),
      defaultVideo: getDefaultVideoCodec({container}),
      defaultAudio: getDefaultAudioCodec({container}),
    })),
    write: Object.entries(formats).map(([name, format]) => ({
      name,
      video: format.getSupportedVideoCodecs(),
      audio: format.getSupportedAudioCodecs(),
      subtitles: format.getSupportedSubtitleCodecs(),
    })),
  };
}
