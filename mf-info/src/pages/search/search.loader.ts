import { typedText } from '@site/shared/page/typed-text';
import type {
  SearchCount,
  SearchHit,
  SearchHow,
  SearchKind,
  SearchPage,
  SearchSuggestion,
} from '@site/shared/contract/search';
import { readPage } from '@site/shared/page/page-number';
import { type SearchView, readSearchView, searchViewFields } from '@site/shared/page/search-view';
import { notFound } from '@site/shared/page/responses';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { kindUnits } from '../../content/search';
import { searchService } from '../../search-service';

/** Results of each type on the page of all types. */
export const groupSize = 3;
/** Where nothing answers, the nearest are shown as such, and no more than two. */
const suggestionSize = 2;

export type SearchGroup = SearchCount & { list: SearchHit[] };

export type SearchData = {
  q: string;
  /** `null` on the page of all types. */
  kind: SearchKind | null;
  view: SearchView;
  how: SearchHow;
  /** Types with results, in display order. */
  kinds: SearchCount[];
  /** The best of every type, when none is requested. */
  groups: SearchGroup[];
  /** One page of the requested type. */
  page: SearchPage | null;
  /** Titles similar to the query, only without results. */
  similar: SearchSuggestion[];
};

type Found = Omit<SearchData, 'q' | 'kind' | 'view'>;

function nothing(q: string): Found {
  return { how: { asked: q, searched: q, why: [], marks: [] }, kinds: [], groups: [], page: null, similar: [] };
}

function readKind(value: string | null): SearchKind | null {
  if (!value) return null;
  return Object.keys(kindUnits).includes(value)
    ? (value as SearchKind)
    : notFound(`Search results of the kind ${value}`);
}

/** The kind of the best hit comes first. */
function groupsOf({ kinds, list }: SearchPage): SearchGroup[] {
  const first = (kind: SearchKind) => list.findIndex((hit) => hit.kind === kind);
  return [...kinds]
    .sort((one, other) => first(one.kind) - first(other.kind))
    .map((count) => ({ ...count, list: list.filter(({ kind }) => kind === count.kind) }));
}

function howOf({ asked, searched, why, marks }: SearchPage): SearchHow {
  return { asked, searched, why, marks };
}

async function findAll(q: string, view: SearchView): Promise<Found> {
  const page = await searchService.find({ q, ...searchViewFields(view), each: groupSize });
  const found = { ...nothing(q), how: howOf(page), kinds: page.kinds };
  if (page.kinds.length > 0) return { ...found, groups: groupsOf(page) };
  return { ...found, similar: (await searchService.suggestBlock(q, suggestionSize)) ?? [] };
}

/** One page of one type, or the best of all types; without a query nothing is searched. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const query = new URL(request.url).searchParams;
  const q = typedText(query.get('q'));
  const kind = readKind(query.get('kind'));
  const view = readSearchView(request);
  if (!q) return { q, kind: null, view, ...nothing(q) };
  if (!kind) return { q, kind, view, ...(await findAll(q, view)) };
  const page = await searchService.find({ q, kind, ...searchViewFields(view), pageIndex: readPage(request) });
  return { ...nothing(q), q, kind, view, how: howOf(page), kinds: page.kinds, page };
}
