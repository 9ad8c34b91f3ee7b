import type { SearchOrder } from '../contract/search';
import { notFound } from './responses';

/** How a page of results is asked for, as it stands in its address. */
export type SearchView = { order: SearchOrder; exact: boolean };

/** The order and whether exactly what was typed is searched: `?order=new&exact=1`. Others are no page. */
export function readSearchView({ url }: Request): SearchView {
  const query = new URL(url).searchParams;
  const order = query.get('order') ?? 'best';
  const exact = query.get('exact');
  if (order !== 'best' && order !== 'new') return notFound(`Search results in the order ${order}`);
  return { order, exact: exact === '1' };
}

/** Parameters of an address; what is usual is left out, so that a view has one address. */
export function searchViewQuery({ order, exact }: Partial<SearchView>): Record<string, string> {
  return { ...(order === 'new' && { order }), ...(exact && { exact: '1' }) };
}

/** What a call is told of a view: nothing where it is the usual one, which a service of the specification alone knows. */
export function searchViewFields({ order, exact }: SearchView): Partial<SearchView> {
  return { ...(order === 'new' && { order }), ...(exact && { exact }) };
}
