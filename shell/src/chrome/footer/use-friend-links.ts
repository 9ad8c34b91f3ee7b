import { listFriendLinks } from '@site/shared/calls/friend-links';
import { fetchData, orNull } from '@site/shared/page/answers';
import { type SiteLink, siteStore, useSite } from '@site/shared/store';
import { useEffect } from 'react';

/** A failed call is only logged, by the client itself; the page is left unchanged. */
async function load(): Promise<void> {
  const links = await orNull(fetchData(listFriendLinks, {}));
  if (links) siteStore().setState({ friendLinks: links.list });
}

/** The friend links: in the HTML of the home page, else loaded on a client-side navigation to it. */
export function useFriendLinks(): readonly SiteLink[] {
  const links = useSite((state) => state.friendLinks);
  const missing = links.length === 0;
  useEffect(() => {
    if (missing) void load();
  }, [missing]);
  return links;
}
