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
export const pendingProse: string[] = ['products', 'help', 'blog', 'learn', 'success-stories'];

/** Pages of those groups that are edited. They follow every rule, and so do the texts they share. */
export const editedPages: string[] = [
  'docs/ai/mcp.mdx',
  'docs/licensing/index.mdx',
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
  'docs/editor-starter/index.mdx',
  'docs/editor-starter/asset-cleanup.mdx',
  'docs/editor-starter/asset-uploads.mdx',
  'docs/editor-starter/backend-routes.mdx',
  'docs/editor-starter/before-you-buy.mdx',
  'docs/editor-starter/buy.mdx',
  'docs/editor-starter/captioning.mdx',
  'docs/editor-starter/copy-paste.mdx',
  'docs/editor-starter/cropping.mdx',
  'docs/editor-starter/demo.mdx',
  'docs/editor-starter/dependencies.mdx',
  'docs/editor-starter/faq.mdx',
  'docs/editor-starter/features.mdx',
  'docs/editor-starter/features-not-included.mdx',
  'docs/editor-starter/fonts.mdx',
  'docs/editor-starter/persistance.mdx',
  'docs/editor-starter/production-checklist.mdx',
  'docs/editor-starter/rendering.mdx',
  'docs/editor-starter/setup.mdx',
  'docs/editor-starter/snapping.mdx',
  'docs/editor-starter/state-management.mdx',
  'docs/editor-starter/tracks-items-assets.mdx',
  'docs/editor-starter/undo-redo.mdx',
  'docs/editor-starter/vs-studio.mdx',
  'docs/timeline/index.mdx',
  'docs/timeline/demo.mdx',
  'docs/timeline/faq.mdx',
  'docs/timeline/render.mdx',
  'docs/timeline/setup.mdx',
  'docs/timeline/usage.mdx',
];
