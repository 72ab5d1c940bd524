/*
 * `?docusaurus-theme=sepia`, or such a stored mode: the framework takes whatever it's given, and what has
 * a version for each mode, such as the logos, then shows neither. This falls back to the system's mode.
 */
if (typeof window !== 'undefined') {
  const {dataset} = document.documentElement;
  if (dataset.theme !== 'light' && dataset.theme !== 'dark') {
    console.error(`Unexpected color mode "${dataset.theme}". The page follows the system instead.`);
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    dataset.theme = isDark ? 'dark' : 'light';
    dataset.themeChoice = 'system';
  }
}
