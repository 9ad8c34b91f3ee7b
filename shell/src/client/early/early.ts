import { rememberLandingSource } from '@site/shared/store/landing-source';
import { rememberCampaign } from '@site/shared/tracking/campaign';
import { watchMenus } from '../../chrome/header/menu-dismissal';
import { watchOpening } from '../../chrome/header/menu-opening';
import { watchReservation } from '@site/shared/store/reservation-session';
import { watchLostFiles } from './ask-again';
import { watchConsult } from './consult';
import { loadField } from './field';
import { openFoldedTarget } from './folded-target';
import { applyDisplay } from './display';
import { watchIntent } from './intent';
import { layOutForReturn, layOutRest } from './lay-out-rest';
import { watchLoginLinks } from './login-links';
import { watchOnline } from './online-state';
import { watchOverlays } from './overlay-history';
import { watchPrint } from './print-date';
import { watchScroll } from './scroll-state';
import { watchTopLinks } from './top-link';
import { loadWeChatIsland } from './wechat';
import { watchTracking } from './tracking/tracker';
import { trustOwnAddresses } from './trusted-addresses';
import { watchIslands } from './islands';
import { ownScript, islandFile } from './island-files';
import { watchWriting } from './writing-state';

function begin(): void {
  trustOwnAddresses(ownScript);
  window.siteIslandFile = islandFile;
  watchReservation();
  rememberLandingSource();
  rememberCampaign();
  watchScroll();
  watchWriting();
  layOutRest();
  openFoldedTarget();
  watchOnline();
  watchPrint();
  watchTopLinks();
  watchMenus();
  watchOpening();
  watchOverlays();
  watchConsult();
  watchIntent();
  watchIslands();
  watchLoginLinks();
  watchTracking();
  loadWeChatIsland();
  loadField();
}

/** A page that the browser makes before anybody follows its link counts nothing and asks nothing until it is shown. */
function beginWhenShown(): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

applyDisplay();
watchLostFiles();
layOutForReturn();
// The rest needs the parsed document: wait for it if the script runs earlier.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginWhenShown, { once: true });
else beginWhenShown();
