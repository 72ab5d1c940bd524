// Change: an entry is rendered again when it changes, and not whenever the bar does.
import {memo} from 'react';
import Original from '@theme-original/NavbarItem';

export default memo(Original);
