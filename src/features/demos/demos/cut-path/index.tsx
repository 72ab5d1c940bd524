export {Growing as default} from './Video';
export {default as code} from './Video.tsx?code';
