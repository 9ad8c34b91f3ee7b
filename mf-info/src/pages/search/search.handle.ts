import type { PageHandle } from '@site/shared/page/page-handle';
import { withPage } from '@site/shared/page/list-pages';
import { shownText } from '@site/shared/page/typed-text';
import { siteSearchCopy } from '../../content/search';
import { searchAddress } from '../../info-addresses';
import type { SearchData } from './search.loader';

export function headingOf({ q, kinds }: SearchData): string {
  if (!q) return siteSearchCopy.name;
  return kinds.length > 0 ? `关于“${shownText(q)}”的结果` : `没有找到“${shownText(q)}”`;
}

export const handle: PageHandle<SearchData> = {
  layout: 'default',
  footer: 'compact',
  ownSearch: true,
  header: 'solid',
  query: ['q', 'kind', 'order', 'exact', 'page'],
  indexed: false,
  // Free text makes unlimited URLs; their pages are not worth caching.
  cacheSeconds: 0,
  head: (data, { site }) => {
    const place = withPage(headingOf(data), data.page?.pageIndex ?? 1);
    return {
      title: data.q ? `${place}_${siteSearchCopy.name}-${site.brand}` : `${place}-${site.brand}`,
      description: siteSearchCopy.lead,
      canonical: searchAddress(data.q, { kind: data.kind }),
    };
  },
};
