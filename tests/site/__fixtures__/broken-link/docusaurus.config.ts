import site from '../../../../docusaurus.config';

// The rules of the site, on one page.
export default {
  title: 'Fixture',
  url: 'https://example.com',
  baseUrl: '/',
  future: site.future,
  onBrokenLinks: site.onBrokenLinks,
  onBrokenAnchors: site.onBrokenAnchors,
  presets: [['classic', {docs: false, blog: false}]],
};
