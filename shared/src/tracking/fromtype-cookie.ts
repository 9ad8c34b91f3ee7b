import { leadSources } from '../contract/lead-wire';

/** The cookie that tells the admin site, on the same parent domain, that a visitor came from here. */
const fromtype = { name: 'fromtype', value: leadSources.pc } as const;

/** Max age in milliseconds (R9.7). */
export const fromtypeLife = 10_800_000;

/** The parent domain if a page of this host may set its cookies, else undefined: a host-only cookie. */
function domainFor(host: string, parentDomain: string): string {
  return host === parentDomain || host.endsWith(`.${parentDomain}`) ? parentDomain : '';
}

/** Attributes by name, `true` for flags. */
function attributesFor(origin: string, parentDomain: string): Record<string, string | true> {
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

/** The `Set-Cookie` header. */
export function fromtypeHeader(origin: string, parentDomain: string): string {
  const attributes = Object.entries(attributesFor(origin, parentDomain));
  const text = attributes.map(([name, value]) => (value === true ? name : `${name}=${value}`));
  return [`${fromtype.name}=${fromtype.value}`, ...text].join('; ');
}
