import { leadSources } from '../contract/lead-wire';

/** Max age in milliseconds (R9.7). */
export const fromtypeLife = 10_800_000;

/** The parent domain if a page of this host may set its cookies, else empty: a host-only cookie. */
function domainFor(host: string, parentDomain: string): string {
  return host === parentDomain || host.endsWith(`.${parentDomain}`) ? parentDomain : '';
}

/** The `Set-Cookie` header of the cookie that tells the admin site, on the same parent domain, that a visitor came from here. */
export function fromtypeHeader(origin: string, parentDomain: string): string {
  const { hostname, protocol } = new URL(origin);
  const domain = parentDomain && domainFor(hostname, parentDomain);
  return [
    `fromtype=${leadSources.pc}`,
    `Max-Age=${fromtypeLife / 1000}`,
    'path=/',
    'SameSite=Lax',
    ...(domain ? [`domain=${domain}`] : []),
    ...(protocol === 'https:' ? ['secure'] : []),
  ].join('; ');
}
