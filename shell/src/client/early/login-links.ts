import { presentCampaign, withCampaign } from '@site/shared/tracking/campaign';
import { fromtype, fromtypeAttributes } from '@site/shared/tracking/fromtype-cookie';
import Cookies from 'js-cookie';
import { landingReferrer } from '@site/shared/store/landing-source';
import { siteFacts } from './site-data';

function prepare(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-login]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  Cookies.set(fromtype.name, fromtype.value, fromtypeAttributes(location.origin, siteFacts().parentDomain));
  const source = presentCampaign();
  const referrer = landingReferrer();
  if (referrer) source.set('referrer', referrer);
  const address = withCampaign(link.href, source);
  if (address !== link.href) link.href = address;
}

/**
 * Every way to the login, hydrated or not: the `fromtype` cookie is set before the page is left (spec §6), and the
 * address learns which campaign brought the visitor. Middle clicks open a tab of their own and are prepared as well.
 */
export function watchLoginLinks(): void {
  document.addEventListener('click', prepare, true);
  document.addEventListener('auxclick', prepare, true);
}
