import { releaseLabel } from '../../render/pages/pinned-release';
import type { LiveSet } from '../releases/live-sets';
import type { SetChoice } from '../releases/set-choice';
import type { StoredPage } from './html-cache';
import type { PageAnswer } from './page-answer';

/**
 * Whether the visitor of a page is to be answered anew: its release was withdrawn while the page was rendered, and the visitor's
 * set has another one now; or the page failed in a set that was taken away meanwhile.
 * @param set that the page was asked of
 * @param chooseAgain the set that is chosen for this visitor now
 */
export async function isWithdrawn(
  pages: Pick<PageAnswer, 'mayShow'>,
  { page, set }: { page: StoredPage; set: LiveSet },
  chooseAgain: () => Promise<SetChoice | undefined>,
): Promise<boolean> {
  const failedInRetired = page.status >= 500 && set.pool.isRetired;
  if (!failedInRetired && pages.mayShow(page)) return false;
  const now = await chooseAgain();
  // Where nothing follows, as in a shell that stops, asking again would never end.
  if (failedInRetired) return now !== undefined && now.set !== set;
  const [remote = ''] = page.release.split('@');
  return now !== undefined && releaseLabel(now.set.input.set, remote) !== page.release;
}
