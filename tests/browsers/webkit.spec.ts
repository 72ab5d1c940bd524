import {webkit} from './webkit';
import {journeysWith} from './journeys';

journeysWith(webkit);
