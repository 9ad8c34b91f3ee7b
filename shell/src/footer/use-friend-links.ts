import type { FriendLinksResponse } from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import { type SiteLink, siteStore, useSite } from '@site/shared/store';
import { useEffect } from 'react';

/** A failed call is only logged, by the client itself; the page is left unchanged (spec §7). */
async function load(): Promise<void> {
  const answer = await http.get<FriendLinksResponse>('cms', '/open/v1/common/friend_link').catch(() => undefined);
  if (Array.isArray(answer?.data?.list)) siteStore().setState({ friendLinks: answer.data.list });
}

/** The friend links: in the HTML of the home page, else asked for when a visitor comes there from another page. */
export function useFriendLinks(): readonly SiteLink[] {
  const links = useSite((state) => state.friendLinks);
  const missing = links.length === 0;
  useEffect(() => {
    if (missing) void load();
  }, [missing]);
  return links;
}
