export {default} from '../broken-link/docusaurus.config';
