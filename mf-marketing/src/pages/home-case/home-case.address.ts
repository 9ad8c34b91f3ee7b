import { typedText } from '@site/shared/page/typed-text';
import { notFound } from '@site/shared/page/responses';
import { filterNames, sortNames } from '../../content/home-case/library';

export type FilterName = keyof typeof filterNames;
export type SortName = keyof typeof sortNames;

/** Query of the library; an empty string means that a filter is not set. */
export type LibraryQuery = Record<FilterName, string> & { q: string; sort: SortName };

export const libraryAddress = '/home/case';

/** In the order of the cache key. */
export const libraryParameters = ['id', 'industry', 'scene', 'product', 'q', 'sort', 'page'] as const;

const filters = Object.keys(filterNames) as FilterName[];

/** @throws {Response} 404 for an unknown order */
export function readLibraryQuery(query: URLSearchParams): LibraryQuery {
  const sort = query.get('sort') || 'recommended';
  if (!Object.keys(sortNames).includes(sort)) notFound(`Cases in the order ${sort}`);
  const read = (name: string) => typedText(query.get(name));
  return {
    industry: read('industry'),
    scene: read('scene'),
    product: read('product'),
    q: read('q'),
    sort: sort as SortName,
  };
}

/** The parameters that are set; the default order is omitted. */
export function queryParameters({ sort, ...rest }: LibraryQuery): Record<string, string> {
  const parameters = Object.entries(rest).filter(([, value]) => value !== '');
  return Object.fromEntries(sort === 'recommended' ? parameters : [...parameters, ['sort', sort]]);
}

/**
 * Whether crawlers are led there by links: to the whole library and to one filter alone. The combinations are many
 * times the cases; forms lead to them.
 */
export function isLinked(query: LibraryQuery): boolean {
  return query.q === '' && query.sort === 'recommended' && chosenFilters(query).length < 2;
}

/** Whether nothing is chosen, typed or sorted: the library as a whole. */
export function isWhole(query: LibraryQuery): boolean {
  return Object.keys(queryParameters(query)).length === 0;
}

export function libraryPlace(query: LibraryQuery): string {
  const search = new URLSearchParams(queryParameters(query)).toString();
  return search ? `${libraryAddress}?${search}` : libraryAddress;
}

export type ChosenFilter = { name: FilterName | 'q'; value: string; without: LibraryQuery };

/** The active filters, each with the query without it. */
export function chosenFilters(query: LibraryQuery): ChosenFilter[] {
  return [...filters, 'q' as const]
    .filter((name) => query[name] !== '')
    .map((name) => ({ name, value: query[name], without: { ...query, [name]: '' } }));
}
