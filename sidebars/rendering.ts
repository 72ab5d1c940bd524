import type {SidebarItems} from './types';

/** How to render, by what comes out and where. */
export const renderGuides: SidebarItems = [];

/** The Player in an app. */
export const playerGuides: SidebarItems = [];

/** The Studio. */
export const studioGuides: SidebarItems = [];

/** Packages and commands that play and render. */
export const renderingApi: SidebarItems = [];
