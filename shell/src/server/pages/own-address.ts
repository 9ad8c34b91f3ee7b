/** In characters; proxies bear no much longer headers. */
const longest = 2048;
const anyOrigin = 'http://site.invalid';
/** Browsers take a backslash for a slash and pass over what controls a line. */
const readOtherwise = /[\\\p{Cc}]/u;

/**
 * An address of this site for a Location header, encoded anew, with one slash at its start; undefined for one that names another
 * host or no address at all (docs/faults.md F30).
 */
export function ownAddress(location: string): string | undefined {
  try {
    const address = encodeURI(decodeURI(location)).replace(/^\/{2,}/, '/');
    const isPlain = address.startsWith('/') && address.length <= longest && !readOtherwise.test(location);
    return isPlain && new URL(address, anyOrigin).origin === anyOrigin ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The same answer with where it leads to as another address of this site than its own, or as a page that failed. */
export function ledOnSite<T extends { status: number; location?: string; fault?: string }>(answer: T, own: string): T {
  const leadsOn = answer.location !== undefined || (answer.status >= 300 && answer.status < 400);
  if (!leadsOn) return answer;
  const location = ownAddress(answer.location ?? '');
  if (location !== undefined && location !== own) return { ...answer, location };
  const { location: elsewhere = 'nowhere', ...rest } = answer;
  return {
    ...rest,
    status: 500,
    fault: `It leads to ${elsewhere.slice(0, 200)}, which is no other address of this site.`,
  } as T;
}
