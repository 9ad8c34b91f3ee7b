/** Parameters that make an address another page (pages for phones), always a number; all others say how somebody came. */
const pageParameters = ['id', 'type'] as const;

/** The address of the page without anchor, campaign and whatever else could name a person. */
export function shareAddress({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const given = new URLSearchParams(search);
  const kept = pageParameters.filter((name) => /^\d{1,9}$/.test(given.get(name) ?? ''));
  const query = kept.map((name) => `${name}=${given.get(name)}`).join('&');
  return origin + pathname + (query && `?${query}`);
}
