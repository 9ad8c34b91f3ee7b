/** A mail address, or digits enough to call or to find somebody by: nobody passes these on without knowing. */
const personal = /@|(\d[ .()-]?){8}/;

function isPersonal(text: string): boolean {
  return personal.test(text.normalize('NFKC'));
}

/**
 * The address of the page with what it reads of its query, by their names with commas in between: a search, a filter, an estimate. Without
 * anchor, campaign and whatever could name a person.
 */
export function shareAddress(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  listed = '',
): string {
  const path = isPersonal(decodeURIComponent(pathname)) ? pathname.replace(/[^/]*$/, '') : pathname;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of listed.split(',')) {
    const value = given.get(name);
    if (value && !isPersonal(value)) kept.set(name, value);
  }
  return origin + path + (search && `?${kept}`).replace(/\?$/, '');
}
