import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { fetchData, orNull } from '@site/shared/page/answers';
import { type MenuGroup, siteStore, useSite } from '@site/shared/store';
import { useEffect } from 'react';

/** A failed call is only logged, by the client itself; the menu is left unchanged. */
async function load(id: number): Promise<void> {
  const lists = await orNull(fetchData(readMarketingLists, { id }));
  if (lists) siteStore().setState({ marketMenu: lists.groups });
}

/** The marketing menu: in the HTML of every page, and loaded where a navigation makes a header or a site map anew. */
export function useMarketMenu(): readonly MenuGroup[] {
  const menu = useSite((state) => state.marketMenu);
  const id = useSite((state) => state.site.marketMenuId);
  const missing = menu.length === 0;
  useEffect(() => {
    if (missing) void load(id);
  }, [missing, id]);
  return menu;
}
