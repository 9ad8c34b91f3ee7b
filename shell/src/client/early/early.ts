import { rememberLandingSource } from '@site/shared/store/landing-source';
import { watchMenus } from '../../header/menu-dismissal';
import { watchReservation } from '../../widget/reservation-session';
import { watchConsult } from './consult';
import { watchIntent } from './intent';
import { watchOnline } from './online-state';
import { watchScroll } from './scroll-state';
import { watchTopLinks } from './top-link';
import { trustOwnAddresses } from './trusted-addresses';

trustOwnAddresses();
watchReservation();
rememberLandingSource();
watchScroll();
watchOnline();
watchTopLinks();
watchMenus();
watchConsult();
watchIntent();
