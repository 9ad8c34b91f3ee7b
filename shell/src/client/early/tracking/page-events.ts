import type { EventCode } from '@site/shared/contract/tracking';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { ShownPage } from '@site/shared/tracking/announce';

/** Route name → what seeing the page counts as. */
const views: Readonly<Record<string, EventCode>> = {
  index: 'index_view',
  index_vzan: 'index_view',
  index2023: 'index_view',
  vzan2023: 'index_view',
  m: 'index_view',
  'home-service': 'price_page',
  'm-service': 'price_page',
  'home-case': 'case_page',
};

const articleRoute = 'help-helpDocument-id';

/** What seeing a page counts as; a page that failed counts as nothing. */
export function viewOf({ routeName, failed }: ShownPage, manual: SiteFacts['tracking']['manual']): EventCode[] {
  if (failed) return [];
  if (routeName === articleRoute) return manual === 'article' ? ['manual'] : [];
  const view = views[routeName];
  return view ? [view] : [];
}

/** The path for statistics. The search text in the path of the help search is removed. */
export function reportedPath({ routeName, path }: ShownPage): string {
  return routeName.startsWith('help-helpSearch') ? '/help/helpSearch' : path;
}
