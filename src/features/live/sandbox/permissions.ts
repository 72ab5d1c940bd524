/** Firefox doesn't know the permission, and warns of it. There, the audio of a frame waits anyway. */
const knowsAutoplay = (): boolean => !CSS.supports('-moz-appearance', 'none');

/**
 * What a frame in which code runs may do, for its attribute `allow`. Its player opens an audio context,
 * muted, and without `autoplay`, browsers that know it complain. Runs in a browser.
 */
export const framePermissions = ({canFillScreen = false} = {}): string =>
  [...(knowsAutoplay() ? ['autoplay'] : []), ...(canFillScreen ? ['fullscreen'] : [])].join('; ');
