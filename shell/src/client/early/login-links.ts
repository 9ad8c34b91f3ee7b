import { presentCampaign, withCampaign } from '@site/shared/tracking/campaign';
import { fromtypeHeader } from '@site/shared/tracking/fromtype-cookie';
import { landingReferrer } from '@site/shared/store/landing-source';
import { siteFacts } from './site-data';

function prepare(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-login]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  document.cookie = fromtypeHeader(location.origin, siteFacts().parentDomain);
  const source = presentCampaign();
  const referrer = landingReferrer();
  if (referrer) source.set('referrer', referrer);
  const address = withCampaign(link.href, source);
  if (address !== link.href) link.href = address;
}

/**
 * All login links, hydrated or not: sets the `fromtype` cookie before the page is left (R6.4), and adds the campaign of
 * the visitor to the address. Also for middle clicks, which open a new tab.
 */
export function watchLoginLinks(): void {
  document.addEventListener('click', prepare, true);
  document.addEventListener('auxclick', prepare, true);
}
