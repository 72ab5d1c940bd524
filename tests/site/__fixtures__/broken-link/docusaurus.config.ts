import site from '../../../../docusaurus.config';
import {fixtureConfig} from '../../../helpers/fixture-config';

const {future, onBrokenLinks, onBrokenAnchors} = site;

/** The rules of the site, on one page. */
export default fixtureConfig({future, onBrokenLinks, onBrokenAnchors});
