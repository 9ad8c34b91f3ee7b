/**
 * A mail address, or digits enough to call or to find somebody by, which a date has not: nobody passes these on without
 * knowing. Eleven of them are a number whatever stands in between, in the digits of any script.
 */
const personal = /@|(^|\D)(?!(19|20)\d\d\D?[01]\d\D?[0-3]\d(?!\d))((\d[ .()-]?){8}|\p{Nd}([^\p{L}\p{N}]*\p{Nd}){10})/u;

function isPersonal(text: string): boolean {
  return personal.test(text.normalize('NFKC').replace(/\p{DI}/gu, ''));
}

/** A path with a broken escape is judged as it stands. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
  if (isPersonal(decoded(pathname))) shared.pathname = pathname.replace(/[^/]*$/, '');
  shared.hash = '';
  return shared.href;
}
