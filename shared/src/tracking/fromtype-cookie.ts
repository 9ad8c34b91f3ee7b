import { leadSources } from '../contract/lead-wire';

/** How long the cookie lives, in milliseconds (spec §6, §9). */
export const fromtypeLife = 10_800_000;

/** The parent domain where a page of this host may set cookies for it, else nothing: the cookie stays with the host. */
function domainFor(host: string, parentDomain: string): string {
  return host === parentDomain || host.endsWith(`.${parentDomain}`) ? parentDomain : '';
}

/**
 * The `fromtype` cookie as `document.cookie` and `Set-Cookie` both take it (content.md §6 no. 19). It tells the admin
 * site, on the same parent domain, that a visitor came from here; this site never reads it.
 */
export function fromtypeCookie(origin: string, parentDomain: string): string {
  const { hostname, protocol } = new URL(origin);
  const domain = parentDomain && domainFor(hostname, parentDomain);
  return [
    `fromtype=${leadSources.pc}`,
    `Max-Age=${fromtypeLife / 1000}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}
