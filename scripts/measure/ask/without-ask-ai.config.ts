import {siteWithout} from '../lib/site-without';

/** The site without the button of "Ask AI": with nothing around its pages, as the framework has it. */
export default siteWithout({'@theme/Root': '@docusaurus/core/lib/client/theme-fallback/Root'});
