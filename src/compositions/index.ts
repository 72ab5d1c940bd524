import {registerRoot} from 'remotion';
import {loadFonts} from './fonts';
import {Root} from './Root';

void loadFonts();
registerRoot(Root);
