/*
 * Takes back what plugins/framework/first-paint said about the first page, once that is there after all. The
 * framework calls this when it is on screen, and after each navigation.
 */
export function onRouteDidUpdate(): void {
  document.getElementById('first-load-error')?.remove();
}
