import {links} from './links';

/**
 * Addresses without a page of their own to which the toolkit or other sites link: error messages of
 * published packages cannot be changed any more.
 */
export const movedPages: Record<string, string> = {
  '/acknowledgements': '/docs/acknowledgements',
  '/bun': '/docs/bun',
  '/changelog': `${links.repository}/releases`,
  '/chrome-for-testing': '/docs/miscellaneous/chrome-headless-shell',
  '/chrome-headless-shell': '/docs/miscellaneous/chrome-headless-shell',
  '/docs/lambda/deploy-site': '/docs/lambda/deploysite',
  '/docs/lambda/feb-2023-incident': '/docs/lambda/runtime',
  '/docs/render-media': '/docs/renderer/render-media',
  '/docs/troubleshooting/serialize-defaultprops': '/docs/troubleshooting/defaultprops-too-big',
  '/issue': links.newIssue,
  '/license': '/docs/license',
  '/media-parser': '/docs/media-parser/',
  '/paths': '/docs/paths/',
  '/report': links.newIssue,
  '/transitions': '/docs/transitions/',
  '/webcodecs': '/docs/webcodecs/',
};
