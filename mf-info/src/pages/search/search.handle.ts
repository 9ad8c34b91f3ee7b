import type { PageHandle } from '@site/shared/page/page-handle';
import { withPage } from '@site/shared/page/list-pages';
import { siteSearchWords } from '../../content/search-words';
import { searchAddress } from '../../info-addresses';
import type { SearchData } from './search.loader';

export function headingOf({ q, kinds }: SearchData): string {
  if (!q) return siteSearchWords.name;
  return kinds.length > 0 ? `关于“${q}”的结果` : `没有找到“${q}”`;
}

export const handle: PageHandle<SearchData> = {
  layout: 'default',
  header: 'solid',
  query: ['q', 'kind', 'page'],
  indexed: false,
  // Free text makes endless addresses; their pages are not worth a place in the cache (design.md §4).
  cacheSeconds: 0,
  head: (data, { site }) => {
    const place = withPage(headingOf(data), data.page?.pageIndex ?? 1);
    return {
      title: data.q ? `${place}_${siteSearchWords.name}-${site.brand}` : `${place}-${site.brand}`,
      description: siteSearchWords.lead,
      canonical: searchAddress(data.q, data.kind ?? undefined),
    };
  },
};
