import pixelmatch from 'pixelmatch';
import sharp, {type OutputInfo, type Sharp} from 'sharp';
import phash from 'sharp-phash';

/** An image without its format. */
export type Pixels = {data: Buffer; info: OutputInfo};

/** What a frame looks like, as far as frames are compared. */
export type Look = {
  /** Perceptual hash: 64 bits as 16 hexadecimal digits. */
  hash: string;
  /** Smaller than the frame, and blurred. */
  pixels: Pixels;
};

export type Difference = {
  /** Share of the pixels that differ in the place where most do, from 0 to 1. */
  share: number;
  /** Bits of the hashes that differ, of 64. */
  bits: number;
};

/** Frames are compared at this width in pixels, so that smooth edges count for little. */
const WIDTH = 160;
const BLUR = 0.8;
/** How far a pixel may be off: 1 is from black to white. */
const TOLERANCE = 0.12;
/** Side of a place, in pixels. */
const PLACE = 12;

/**
 * A frame differs above one of these. The same frames on a screen with twice the pixels stay below
 * 0.1 and 8 bits, apart from the hash of frames that are almost empty.
 */
const LIMITS = {share: 0.15, bits: 20, shareWithBits: 0.1};

/** Decodes an image. */
export const pixelsOf = (image: Buffer): Promise<Pixels> =>
  sharp(image).flatten({background: '#ffffff'}).raw().toBuffer({resolveWithObject: true});

/** An image that is made of pixels again. */
export const imageOf = ({data, info: {width, height, channels}}: Pixels): Sharp =>
  sharp(data, {raw: {width, height, channels}});

/** Reads the look of a frame. */
export async function lookOf(frame: Pixels): Promise<Look> {
  const {width, height, channels} = frame.info;
  return {
    hash: hexOf(await phash(frame.data, {raw: {width, height, channels}})),
    pixels: await imageOf(frame)
      .resize({width: WIDTH, kernel: 'linear'})
      .blur(BLUR)
      .ensureAlpha()
      .raw()
      .toBuffer({resolveWithObject: true}),
  };
}

/** How far two looks are apart. Frames of another shape have nothing in common. */
export function differenceBetween(before: Look, after: Look): Difference {
  const {width, height} = before.pixels.info;
  if (height !== after.pixels.info.height) {
    return {share: 1, bits: 64};
  }
  const most = pixelmatch(before.pixels.data, after.pixels.data, undefined, width, height, {
    threshold: TOLERANCE,
    windowSize: PLACE,
  });
  return {
    share: most / (PLACE * Math.min(PLACE, height)),
    bits: bitsBetween(before.hash, after.hash),
  };
}

/** Whether somebody would see it. A hash alone says little: that of an empty frame is chance. */
export const isVisible = ({share, bits}: Difference): boolean =>
  share > LIMITS.share || (bits > LIMITS.bits && share > LIMITS.shareWithBits);

/** The difference in words. */
export const describeDifference = ({share, bits}: Difference): string =>
  `${Math.round(share * 100)} % of the pixels in one place, and ${bits} of 64 bits of the hash`;

/** Shows where two frames differ, in red. Null when they have different shapes. */
export async function drawDifference(before: Pixels, after: Pixels): Promise<Buffer | null> {
  const {width, height} = before.info;
  if (width !== after.info.width || height !== after.info.height) {
    return null;
  }
  const rgba = (pixels: Pixels) => imageOf(pixels).ensureAlpha().raw().toBuffer();
  const output = Buffer.alloc(width * height * 4);
  pixelmatch(await rgba(before), await rgba(after), output, width, height, {threshold: TOLERANCE});
  return sharp(output, {raw: {width, height, channels: 4}})
    .png()
    .toBuffer();
}

const hexOf = (bits: string): string => BigInt(`0b${bits}`).toString(16).padStart(16, '0');

const bitsBetween = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
