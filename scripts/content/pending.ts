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
export const pendingProse: string[] = [];

/** Pages of those groups that are edited. They follow every rule, and so do the texts they share. */
export const editedPages: string[] = [];
