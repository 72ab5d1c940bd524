import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar: page ids, or categories of them. */
export type Sidebar = SidebarsConfig[string];

/** Entries of a sidebar. */
export type SidebarItems = Extract<Sidebar, unknown[]>;
