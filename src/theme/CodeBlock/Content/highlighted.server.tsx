export {default as Highlighted} from './Highlighted';
