import {siteWithout} from '../lib/site-without';

/** The site without the patch that WITHOUT_PATCH names, or with all of them. */
export default siteWithout({});
