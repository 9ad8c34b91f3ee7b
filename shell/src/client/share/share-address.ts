/** A mail address, or digits enough to call or to find somebody by: nobody passes these on without knowing. */
const personal = /@|(\d[ .()-]?){8}/;

function isPersonal(text: string): boolean {
  return personal.test(text.normalize('NFKC'));
}

/**
 * The address of the page with what it reads of its query, by their names with commas in between: a search, a filter, an estimate. Without
 * anchor, campaign and whatever could name a person.
 */
export function shareAddress({ href }: Pick<Location, 'href'>, listed = ''): string {
  const shared = new URL(href);
  const { pathname, searchParams } = shared;
  for (const [name, value] of [...searchParams])
    if (!listed.split(',').includes(name) || isPersonal(value)) searchParams.delete(name);
  if (isPersonal(decodeURIComponent(pathname))) shared.pathname = pathname.replace(/[^/]*$/, '');
  shared.hash = '';
  return shared.href;
}
