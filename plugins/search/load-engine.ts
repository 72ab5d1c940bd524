/**
 * Loads the engine of the site's own search. In one place: two imports of it made two chunks, and who
 * searched got both.
 */
export const loadSearchEngine = () => import(/* webpackChunkName: "search-engine" */ './client');
