/** Adds a place out of sight to the page, as large as the video. */
export function createBox(width: number, height: number): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    zIndex: '-1',
    width: `${width}px`,
    height: `${height}px`,
    opacity: '0',
    pointerEvents: 'none',
  });
  box.inert = true;
  document.body.append(box);
  return box;
}
