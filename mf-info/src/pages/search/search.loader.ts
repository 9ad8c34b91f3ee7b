import { typedText } from '@site/shared/page/typed-text';
import type { SearchCount, SearchHit, SearchKind, SearchPage, SearchSuggestion } from '@site/shared/contract/search';
import { readPage } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { kindUnits } from '../../content/search';
import { searchService } from '../../search-service';

/** Results of each type on the page of all types. */
export const groupSize = 3;
const suggestionSize = 6;

export type SearchGroup = SearchCount & { list: SearchHit[] };

export type SearchData = {
  q: string;
  /** `null` on the page of all types. */
  kind: SearchKind | null;
  /** Types with results, in display order. */
  kinds: SearchCount[];
  /** The best of every type, when none is requested. */
  groups: SearchGroup[];
  /** One page of the requested type. */
  page: SearchPage | null;
  /** Titles similar to the query, only without results. */
  similar: SearchSuggestion[];
};

const nothing = { kinds: [], groups: [], page: null, similar: [] };

function readKind(value: string | null): SearchKind | null {
  if (!value) return null;
  return value in kindUnits ? (value as SearchKind) : notFound(`Search results of the kind ${value}`);
}

/** A group that fails to load is omitted; its chip still links to it. */
async function groupsOf(q: string, kinds: readonly SearchCount[]): Promise<SearchGroup[]> {
  const lists = await Promise.all(kinds.map(({ kind }) => searchService.groupBlock(q, kind, groupSize)));
  return kinds.flatMap((count, index) => (lists[index]?.length ? [{ ...count, list: lists[index] }] : []));
}

async function findAll(q: string): Promise<Omit<SearchData, 'q' | 'kind'>> {
  const { kinds } = await searchService.find({ q, pageSize: 1 });
  if (kinds.length > 0) return { ...nothing, kinds, groups: await groupsOf(q, kinds) };
  return { ...nothing, similar: (await searchService.suggestBlock(q, suggestionSize)) ?? [] };
}

/** One page of one type, or the best of all types; without a query nothing is searched. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const query = new URL(request.url).searchParams;
  const q = typedText(query.get('q'));
  const kind = readKind(query.get('kind'));
  if (!q) return { q, kind: null, ...nothing };
  if (!kind) return { q, kind, ...(await findAll(q)) };
  const page = await searchService.find({ q, kind, pageIndex: readPage(request) });
  return { ...nothing, q, kind, kinds: page.kinds, page };
}
