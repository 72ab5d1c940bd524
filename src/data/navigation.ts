import type {MultiColumnFooter, NavbarItem} from '@docusaurus/theme-common';
import {links} from './links';

/*
 * Each entry says which further pages belong to it: on these, the mobile sidebar opens its dropdown.
 * The theme reads that from the entries and ignores it on the dropdown.
 */
const products: NavbarItem[] = [
  {label: 'Player', to: '/player/', activeBaseRegex: '/player(/|$)'},
  {label: 'Lambda', to: '/lambda/', activeBaseRegex: '/lambda(/|$)'},
  {
    label: 'Editor Starter',
    to: '/docs/editor-starter/',
    activeBasePath: '/docs/editor-starter',
  },
  {label: 'Timeline', to: '/docs/timeline/', activeBasePath: '/docs/timeline'},
  {label: 'Media Parser', to: '/docs/media-parser/', activeBasePath: '/docs/media-parser'},
  {label: 'WebCodecs', to: '/docs/webcodecs/', activeBasePath: '/docs/webcodecs'},
  {label: 'Recorder', to: '/docs/recorder/', activeBasePath: '/docs/recorder'},
];

const resources: NavbarItem[] = [
  {label: 'Learn', to: '/learn', activeBasePath: '/learn'},
  {label: 'Playground', to: '/playground/'},
  {label: 'Resources', to: '/docs/resources'},
  {label: 'Blog', to: '/blog', activeBasePath: '/blog'},
  {label: 'Showcase', to: '/showcase/', activeBasePath: '/showcase'},
  {label: 'Convert a video', href: links.convert},
  {label: 'Support', to: '/docs/support'},
];

const commercial: NavbarItem[] = [
  {label: 'License & pricing', to: '/docs/license'},
  {label: 'Store', href: links.store},
  {label: 'Success stories', to: '/success-stories', activeBasePath: '/success-stories'},
  {label: 'Experts', to: '/experts/', activeBasePath: '/experts'},
  {label: 'About', to: '/about/'},
  {label: 'Investors', to: '/docs/investors'},
  {label: 'Contact', to: '/contact/'},
];

export const navbarItems: NavbarItem[] = [
  {type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs', position: 'left'},
  {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API', position: 'left'},
  {
    type: 'dropdown',
    label: 'Products',
    position: 'left',
    items: products,
  },
  {
    type: 'dropdown',
    label: 'Resources',
    position: 'left',
    items: resources,
  },
  {
    type: 'dropdown',
    label: 'Commercial',
    position: 'left',
    items: commercial,
  },
  icon('github', 'GitHub repository', links.repository),
  icon('discord', 'Discord community', links.chat),
  icon('x', 'Remotion on X', links.x),
];

function icon(name: string, label: string, href: string): NavbarItem {
  return {
    href,
    position: 'right',
    className: `navbar-icon navbar-icon--${name}`,
    'aria-label': label,
    title: label,
  };
}

export const footerColumns: MultiColumnFooter['links'] = [
  {
    title: 'Product',
    items: [
      {label: 'Getting started', to: '/docs/'},
      {label: 'API reference', to: '/docs/api'},
      {label: 'Player', to: '/player/'},
      {label: 'Lambda', to: '/lambda/'},
      {label: 'Templates', to: '/templates/'},
      {label: 'License & pricing', to: '/docs/license'},
      {label: 'Store', href: links.store},
    ],
  },
  {
    title: 'Community',
    items: [
      {label: 'Showcase', to: '/showcase/'},
      {label: 'Experts', to: '/experts/'},
      {label: 'Success stories', to: '/success-stories'},
      {label: 'Discord', href: links.chat},
      {label: 'GitHub', href: links.repository},
      {label: 'X', href: links.x},
      {label: 'YouTube', href: links.youtube},
    ],
  },
  {
    title: 'More',
    items: [
      {label: 'Blog', to: '/blog'},
      {label: 'Learn', to: '/learn'},
      {label: 'Support', to: '/docs/support'},
      {label: 'Ask AI', to: '/ai'},
      {label: 'About', to: '/about/'},
      {label: 'Contact', to: '/contact/'},
    ],
  },
];
