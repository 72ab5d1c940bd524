import {firefox} from './firefox';
import {journeysWith} from './journeys';

journeysWith(firefox);
