export {ErrorFinder} from './ErrorFinder';
export {ErrorLists} from './ErrorLists';
