import type {PlayerRef} from '@remotion/player';

/** After this, a scene that still loads is drawn as it is, in milliseconds. */
const PATIENCE_MS = 8000;

/**
 * Waits until all players are there and nothing loads anymore: fonts, images, videos, what the toolkit
 * was told to wait for, and what buffers.
 *
 * @param players filled as they mount
 * @param count how many of them there will be
 */
export async function untilAtRest(players: Set<PlayerRef>, count: number): Promise<void> {
  const waiting = new Set<PlayerRef>();
  const heard = new Set<PlayerRef>();
  const listen = () =>
    players.forEach((player) => {
      if (!heard.has(player)) {
        heard.add(player);
        player.addEventListener('waiting', () => waiting.add(player));
        player.addEventListener('resume', () => waiting.delete(player));
      }
    });
  const end = performance.now() + PATIENCE_MS;
  let quiet = 0;
  // Effects of one frame may ask for more in the next.
  while (quiet < 3 && performance.now() < end) {
    await nextFrame();
    listen();
    await document.fonts.ready;
    const isAtRest =
      players.size === count &&
      waiting.size === 0 &&
      // The toolkit's own sign for code between `delayRender()` and `continueRender()`.
      Reflect.get(window, 'remotion_renderReady') !== false &&
      Array.from(document.images).every(({complete}) => complete) &&
      Array.from(document.querySelectorAll('video')).every(isSettled);
    quiet = isAtRest ? quiet + 1 : 0;
  }
}

const isSettled = ({readyState, seeking, error}: HTMLVideoElement): boolean =>
  error !== null || (readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !seeking);

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve()));
