// Change: the text is set again when it changes, and not whenever a reader follows a link.
import {memo} from 'react';
import Original from '@theme-original/AnnouncementBar/Content';

export default memo(Original);
