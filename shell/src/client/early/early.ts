import { watchMenus } from '../../header/menu-dismissal';
import { watchIntent } from './intent';
import { watchOnline } from './online-state';
import { watchScroll } from './scroll-state';
import { watchTopLinks } from './top-link';

watchScroll();
watchOnline();
watchTopLinks();
watchMenus();
watchIntent();
