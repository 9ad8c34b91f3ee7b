import { longestKeyword } from '@site/shared/contract/content-ids';
import type { SearchCount, SearchHit, SearchKind, SearchPage, SearchSuggestion } from '@site/shared/contract/search';
import { readPage } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { kindUnits } from '../../content/search-words';
import { searchService } from '../../search-service';

/** Hits of each kind on the page of all kinds. */
export const groupSize = 3;
const suggestionSize = 6;

export type SearchGroup = SearchCount & { list: SearchHit[] };

export type SearchData = {
  q: string;
  /** `null` on the page of all kinds. */
  kind: SearchKind | null;
  /** Kinds with hits, in the order in which they are offered. */
  kinds: SearchCount[];
  /** The best of every kind, where none was asked for. */
  groups: SearchGroup[];
  /** One page of the kind that was asked for. */
  page: SearchPage | null;
  /** Titles like the words, only where nothing was found. */
  similar: SearchSuggestion[];
};

const nothing = { kinds: [], groups: [], page: null, similar: [] };

function readKind(value: string | null): SearchKind | null {
  if (!value) return null;
  return value in kindUnits ? (value as SearchKind) : notFound(`Search results of the kind ${value}`);
}

/** A group that cannot be had is left out; its chip still leads to it. */
async function groupsOf(q: string, kinds: readonly SearchCount[]): Promise<SearchGroup[]> {
  const lists = await Promise.all(kinds.map(({ kind }) => searchService.groupBlock(q, kind, groupSize)));
  return kinds.flatMap((count, index) => (lists[index]?.length ? [{ ...count, list: lists[index] }] : []));
}

async function findAll(q: string): Promise<Omit<SearchData, 'q' | 'kind'>> {
  const { kinds } = await searchService.find({ q, pageSize: 1 });
  if (kinds.length > 0) return { ...nothing, kinds, groups: await groupsOf(q, kinds) };
  return { ...nothing, similar: (await searchService.suggestBlock(q, suggestionSize)) ?? [] };
}

/** One page of one kind, or the best of all kinds; without words nothing is searched. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const query = new URL(request.url).searchParams;
  const q = (query.get('q') ?? '').trim().slice(0, longestKeyword);
  const kind = readKind(query.get('kind'));
  if (!q) return { q, kind: null, ...nothing };
  if (!kind) return { q, kind, ...(await findAll(q)) };
  const page = await searchService.find({ q, kind, pageIndex: readPage(request) });
  return { ...nothing, q, kind, kinds: page.kinds, page };
}
