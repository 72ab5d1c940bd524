export {default} from '../../../../../../../src/theme/SearchPage';
