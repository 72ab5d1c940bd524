const XHTML = 'http://www.w3.org/1999/xhtml';

/**
 * Makes a function that draws an element, with all that is in it, onto a canvas.
 *
 * @param width of the element in pixels
 * @param height of the element in pixels
 * @param options.scale how large the canvas is, as a part of the element's size
 * @param options.isRead whether its pixels are read again and again
 */
export function createRasterizer(
  width: number,
  height: number,
  {scale = 1, isRead = false}: {scale?: number; isRead?: boolean} = {},
): (element: HTMLElement) => Promise<HTMLCanvasElement> {
  const context = createContext(Math.round(width * scale), Math.round(height * scale), isRead);
  const {canvas} = context;
  const files = new Map<string, Promise<string>>();

  /** An address as a data URL: a drawing loads nothing from elsewhere. */
  const inline = (address: string): Promise<string> => {
    if (address.startsWith('data:')) {
      return Promise.resolve(address);
    }
    const file = files.get(address) ?? readAsDataUrl(address);
    files.set(address, file);
    return file;
  };

  return async (element) => {
    const copy = document.importNode(element, true);
    await replaceMedia(element, copy, inline);
    const drawing = await decode(toSvg(copy, width, height));
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(drawing, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
}

/** A canvas to draw on. @throws Error when the browser gives none */
function createContext(
  width: number,
  height: number,
  willReadFrequently = false,
): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  const context = canvas.getContext('2d', {willReadFrequently});
  if (!context) {
    throw new Error(`This browser gives no canvas of ${width} × ${height} pixels.`);
  }
  return context;
}

/** What the copy does not carry by itself: pixels of canvases, videos and pictures. */
async function replaceMedia(
  element: HTMLElement,
  copy: HTMLElement,
  inline: (address: string) => Promise<string>,
): Promise<void> {
  const originals = Array.from(element.querySelectorAll('*'));
  const copies = Array.from(copy.querySelectorAll('*'));
  await Promise.all(
    originals.map(async (original, at) => {
      const twin = copies[at]!;
      if (original instanceof HTMLCanvasElement || original instanceof HTMLVideoElement) {
        twin.replaceWith(pictureOf(original, twin));
      } else if (original instanceof HTMLImageElement && original.src) {
        twin.removeAttribute('srcset');
        twin.setAttribute('src', await inline(original.currentSrc || original.src));
      } else if (original instanceof SVGImageElement) {
        twin.setAttribute('href', await inline(original.href.baseVal));
      }
      const style = twin.getAttribute('style');
      if (style?.includes('url(')) {
        twin.setAttribute('style', await inlineUrls(style, inline));
      }
    }),
  );
}

/** An image with the pixels that a canvas or a video shows now. */
function pictureOf(original: HTMLCanvasElement | HTMLVideoElement, twin: Element): Element {
  const image = document.createElement('img');
  for (const {name, value} of Array.from(twin.attributes)) {
    if (name !== 'src') {
      image.setAttribute(name, value);
    }
  }
  const {width, height} = original.getBoundingClientRect();
  image.style.width ||= `${width}px`;
  image.style.height ||= `${height}px`;
  try {
    image.src =
      original instanceof HTMLCanvasElement ? original.toDataURL() : paint(original).toDataURL();
  } catch {
    throw new Error('A video or canvas of another host keeps its pixels to itself.');
  }
  return image;
}

function paint(video: HTMLVideoElement): HTMLCanvasElement {
  const context = createContext(video.videoWidth || 1, video.videoHeight || 1);
  context.drawImage(video, 0, 0);
  return context.canvas;
}

async function inlineUrls(
  style: string,
  inline: (address: string) => Promise<string>,
): Promise<string> {
  const pattern = /url\((['"]?)(?!data:|#)([^'")]+)\1\)/g;
  const addresses = [...style.matchAll(pattern)].map(([, , address = '']) => address);
  const inlined = new Map(
    await Promise.all(
      addresses.map(async (address) => [address, await inline(absolute(address))] as const),
    ),
  );
  return style.replace(pattern, (_, _quote, address: string) => `url('${inlined.get(address)}')`);
}

const absolute = (address: string): string => new URL(address, document.baseURI).href;

async function readAsDataUrl(address: string): Promise<string> {
  const file = await readFile(address);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onloadend = () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(new Error(`The image ${address} could not be read.`));
    reader.readAsDataURL(file);
  });
}

/** @throws Error with a sentence for the reader when there's no such file, or its host keeps it */
async function readFile(address: string): Promise<Blob> {
  const {host, pathname} = new URL(address);
  const isOurs = host === window.location.host;
  const response = await fetch(address).catch(() => null);
  if (!response && !isOurs) {
    throw new Error(
      `The image ${address} can't be read, because its host doesn't allow that (CORS). Use an image of this site, or of a host that does.`,
    );
  }
  const blob = response?.ok ? await response.blob() : null;
  // Some servers answer with a page in place of what they don't have.
  if (!blob || blob.type.startsWith('text/html')) {
    throw new Error(`The file ${isOurs ? pathname : address} wasn't found. Check its name.`);
  }
  return blob;
}

function toSvg(content: HTMLElement, width: number, height: number): string {
  content.setAttribute('xmlns', XHTML);
  const rules = `<style xmlns="${XHTML}">* { box-sizing: border-box; }</style>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<foreignObject width="100%" height="100%">${rules}` +
    `${new XMLSerializer().serializeToString(content)}</foreignObject></svg>`
  );
}

async function decode(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A blob's address would make the canvas unreadable; a data URL does not.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    throw new Error('This frame cannot be drawn for an export.');
  }
  return image;
}
