import { leadSources } from '../contract/lead-wire';

/** The cookie that tells the admin site, on the same parent domain, that a visitor came from here (content.md §6 no. 19). */
export const fromtype = { name: 'fromtype', value: leadSources.pc } as const;

/** How long it lives, in milliseconds (spec §6, §9). */
export const fromtypeLife = 10_800_000;

/** The parent domain where a page of this host may set cookies for it, else nothing: the cookie stays with the host. */
function domainFor(host: string, parentDomain: string): string {
  return host === parentDomain || host.endsWith(`.${parentDomain}`) ? parentDomain : '';
}

/** Name → value of its attributes, `true` for one without a value; as js-cookie takes them. */
export function fromtypeAttributes(origin: string, parentDomain: string): Record<string, string | true> {
  const { hostname, protocol } = new URL(origin);
  const domain = parentDomain && domainFor(hostname, parentDomain);
  return {
    'Max-Age': String(fromtypeLife / 1000),
    path: '/',
    SameSite: 'Lax',
    ...(domain && { domain }),
    ...(protocol === 'https:' && { secure: true as const }),
  };
}

/** The same as `Set-Cookie` takes it. */
export function fromtypeHeader(origin: string, parentDomain: string): string {
  const attributes = Object.entries(fromtypeAttributes(origin, parentDomain));
  const words = attributes.map(([name, value]) => (value === true ? name : `${name}=${value}`));
  return [`${fromtype.name}=${fromtype.value}`, ...words].join('; ');
}
