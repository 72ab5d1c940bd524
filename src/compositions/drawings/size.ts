export const FPS = 30;
/** Width of all drawings. On a phone, two units are a pixel: no text is smaller than 19 units. */
export const WIDTH = 640;
