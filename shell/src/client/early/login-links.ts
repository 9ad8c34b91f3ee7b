import { presentCampaign, withCampaign } from '@site/shared/tracking/campaign';
import { fromtypeCookie } from '@site/shared/tracking/fromtype-cookie';
import { landingReferrer } from '@site/shared/store/landing-source';
import { siteFacts } from './site-data';

function prepare(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-login]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of our visitors
  document.cookie = fromtypeCookie(location.origin, siteFacts().parentDomain);
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
