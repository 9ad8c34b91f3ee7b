import { watchIntent } from './intent';
import { watchOnline } from './online-state';
import { watchScroll } from './scroll-state';
import { watchTopLinks } from './top-link';

watchScroll();
watchOnline();
watchTopLinks();
watchIntent();
