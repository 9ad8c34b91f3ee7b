import { mostRepeated, repeatedParameters } from '@site/shared/page/repeated-parameters';
import { typedNumbers, typedParameters } from '@site/shared/page/typed-parameters';
import type { SiteFacts } from '@site/shared/store/site-facts';

export type PageKeyParts = {
  /** Version of the shell's build. */
  shell: string;
  /** The release that owns the page: `mf-help@1.2.3`. */
  release: string;
  contentRevision: number;
  variant: SiteFacts['variant'];
  /** Mark of the current greyscale period; usually empty (greyscale-schedule.ts). */
  grey: string;
  /** Normalised path with the listed query, as `pageAddress` gives it. */
  address: string;
};

/** The values of a parameter that count, each once and in the order of the address. */
function valuesOf(given: URLSearchParams, name: string): string[] {
  const said = given.getAll(name).filter((value) => value !== '' || typedNumbers.includes(name));
  return repeatedParameters.includes(name) ? [...new Set(said)].slice(0, mostRepeated) : said.slice(0, 1);
}

/** The listed query parameters of a route, in the route's order; all others do not exist for the render. */
function listedQuery(search: string, listed: readonly string[]): string {
  if (search === '' || listed.length === 0) return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of listed) for (const value of valuesOf(given, name)) kept.append(name, value);
  return kept.size > 0 ? `?${kept}` : '';
}

/**
 * The query with one value of each parameter that counts once, where it has several; undefined where nothing of it was dropped. What the
 * page does not list stays.
 */
export function singleQuery(search: string, listed: readonly string[]): string | undefined {
  if (!search.includes('&')) return undefined;
  const given = new URLSearchParams(search);
  const several = listed.filter((name) => !repeatedParameters.includes(name) && new Set(given.getAll(name)).size > 1);
  if (several.length === 0) return undefined;
  for (const name of several) given.set(name, valuesOf(given, name)[0] ?? '');
  return given.toString();
}

/** All that a render sees of an address: the path as its pattern spells it and the listed query in fixed order. */
export function pageAddress(path: string, search: string, listed: readonly string[]): string {
  return path + listedQuery(search, listed);
}

/** The key of a fallback page: the same page, whatever the release and the content. */
export function standInKey({
  variant,
  grey,
  address,
}: Omit<PageKeyParts, 'shell' | 'release' | 'contentRevision'>): string {
  return `${variant} ${grey} ${address}`;
}

/**
 * Everything that the HTML of a page depends on (docs/architecture.md#page-key): of the releases only its own, so that a
 * release of another section leaves it stored. The address comes last: nothing in it can be taken for another part.
 */
export function pageKey(parts: PageKeyParts): string {
  return `${parts.shell} ${parts.release} ${parts.contentRevision} ${standInKey(parts)}`;
}

/** Whether others will request this address too, a path with its listed query. */
export function mayBeStored(address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1]);
  return !typedParameters.some((name) => query.has(name));
}
