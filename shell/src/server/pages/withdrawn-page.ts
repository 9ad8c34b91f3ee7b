import { releaseLabel } from '../../remotes/pinned-release';
import type { SetChoice } from '../releases/set-choice';
import type { StoredPage } from './html-cache';
import type { PageAnswer } from './page-answer';

/**
 * Whether the visitor of a page may be shown it no more: its release was withdrawn while the page was rendered, and the visitor's
 * set has another one now.
 * @param chooseAgain the set that is chosen for this visitor now
 */
export async function isWithdrawn(
  pages: Pick<PageAnswer, 'mayShow'>,
  page: StoredPage,
  chooseAgain: () => Promise<SetChoice | undefined>,
): Promise<boolean> {
  if (pages.mayShow(page)) return false;
  const now = await chooseAgain();
  const [remote = ''] = page.release.split('@');
  return now !== undefined && releaseLabel(now.set.input.set, remote) !== page.release;
}
