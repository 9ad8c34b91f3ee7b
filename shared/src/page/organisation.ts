import type { SiteFacts } from '../store/site-facts';

/** schema.org data of the organisation, for search engines. */
export function organisation({
  brand,
  legalName,
  origin,
  phone,
  email,
  addresses,
}: SiteFacts): Record<string, unknown> {
  return {
    '@type': 'Organization',
    name: brand,
    legalName,
    url: `${origin}/`,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    address: addresses.map(({ city, line }) => ({
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressLocality: city,
      streetAddress: line,
    })),
  };
}
