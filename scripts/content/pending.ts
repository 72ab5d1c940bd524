/**
 * What is still to be written, in one place. A group whose pages all exist and a package whose
 * exports are all documented have to leave these lists: the checks fail until they do.
 */

/** Groups of `docs-routes.tsv`. The group `rendering` also stands for the rendering options. */
export const pendingGroups: string[] = [];

/** Packages of which some exports have no page yet. The pages that exist are checked all the same. */
export const pendingPackages: string[] = [];

/**
 * Groups of pages that are still to be edited for how the site sounds: groups of `docs-routes.tsv`,
 * and the folders of posts. Their prose is measured, and fails nothing. They may lack `asked`, too.
 */
export const pendingProse: string[] = [
  'packages',
  'rendering',
  'cloud',
  'media',
  'products',
  'help',
  'blog',
  'learn',
  'success-stories',
];

/** Pages of those groups that are edited. They follow every rule, and so do the texts they share. */
export const editedPages: string[] = [
  'docs/ai/mcp.mdx',
  'docs/animated-emoji/index.mdx',
  'docs/animation-utils/index.mdx',
  'docs/bundler.mdx',
  'docs/cloudrun/api.mdx',
  'docs/enable-scss/overview.mdx',
  'docs/fonts-api/index.mdx',
  'docs/google-fonts/index.mdx',
  'docs/install-whisper-cpp/index.mdx',
  'docs/lambda/api.mdx',
  'docs/layout-utils/index.mdx',
  'docs/licensing/index.mdx',
  'docs/lottie/index.mdx',
  'docs/media-parser/index.mdx',
  'docs/media-utils/index.mdx',
  'docs/media/index.mdx',
  'docs/motion-blur/index.mdx',
  'docs/noise/index.mdx',
  'docs/openai-whisper/index.mdx',
  'docs/paths/index.mdx',
  'docs/player/index.mdx',
  'docs/preload/index.mdx',
  'docs/renderer.mdx',
  'docs/rive/index.mdx',
  'docs/rounded-text-box/index.mdx',
  'docs/shapes/index.mdx',
  'docs/skia/index.mdx',
  'docs/studio/api.mdx',
  'docs/tailwind-v4/overview.mdx',
  'docs/tailwind/tailwind.mdx',
  'docs/three.mdx',
  'docs/transitions/index.mdx',
  'docs/webcodecs/index.mdx',
  'docs/whisper-web/index.mdx',
  'docs/zod-types/index.mdx',
  'docs/cli/still.mdx',
  'docs/terminology/bundle.mdx',
  'docs/terminology/cloud-run-url.mdx',
  'docs/terminology/composition.mdx',
  'docs/terminology/concurrency.mdx',
  'docs/terminology/entry-point.mdx',
  'docs/terminology/input-props.mdx',
  'docs/terminology/player.mdx',
  'docs/terminology/public-dir.mdx',
  'docs/terminology/remotion-root.mdx',
  'docs/terminology/root-file.mdx',
  'docs/terminology/sequence.mdx',
  'docs/terminology/serve-url.mdx',
  'docs/terminology/service-name.mdx',
  'docs/terminology/studio.mdx',
  'docs/troubleshooting/background-image.mdx',
  'docs/troubleshooting/broken-fast-refresh.mdx',
  'docs/troubleshooting/browser-launch.mdx',
  'docs/troubleshooting/bundling-bundle.mdx',
  'docs/troubleshooting/could-not-be-parsed-as-a-value-list.mdx',
  'docs/troubleshooting/could-not-find-executable-to-run.mdx',
  'docs/troubleshooting/css-animations.mdx',
  'docs/troubleshooting/debug-failed-render.mdx',
  'docs/troubleshooting/defaultprops-too-big.mdx',
  'docs/troubleshooting/delay-render-proxy.mdx',
  'docs/troubleshooting/font-loading-errors.mdx',
  'docs/troubleshooting/loading-root-component.mdx',
  'docs/troubleshooting/nextjs-image.mdx',
  'docs/troubleshooting/no-frame-found-at-position.mdx',
  'docs/troubleshooting/player-flicker.mdx',
  'docs/troubleshooting/rosetta.mdx',
  'docs/troubleshooting/sigkill.mdx',
  'docs/troubleshooting/stuck-render.mdx',
  'docs/troubleshooting/subpixel-rendering.mdx',
  'docs/troubleshooting/timed-out-page-function.mdx',
  'docs/troubleshooting/video-has-no-sound.mdx',
];
