import { closestOf } from '@site/shared/page/closest-of';
import { presentCampaign, withCampaign } from '@site/shared/tracking/campaign';
import { landingReferrer } from '@site/shared/store/landing-source';

function prepare(event: MouseEvent): void {
  const link = closestOf<HTMLAnchorElement>(event, 'a[data-login]');
  if (!link) return;
  const source = presentCampaign();
  const referrer = landingReferrer();
  if (referrer) source.set('referrer', referrer);
  const address = withCampaign(link.href, source);
  if (address !== link.href) link.href = address;
}

/**
 * All login links, hydrated or not: adds the campaign of the visitor to the address. Also for middle clicks, which open a new tab.
 * The hand-over that they lead to sets the `fromtype` cookie (R6.4, server/forms/login-routes.ts).
 */
export function watchLoginLinks(): void {
  document.addEventListener('click', prepare, true);
  document.addEventListener('auxclick', prepare, true);
}
