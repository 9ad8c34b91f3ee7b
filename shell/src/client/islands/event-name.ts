import { watchEventName } from '../event-name/watch-event-name';

watchEventName();
