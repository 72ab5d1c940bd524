import {join} from 'node:path';
import {siteWithout} from '../lib/site-without';

/** The site with nothing in place of its search button. */
export default siteWithout({'@theme/SearchBar': join(__dirname, 'nothing.ts')});
