import type { SetRoute } from '../../render/pages/release-set';
import type { RenderAnswer } from '../../render/pages/worker-messages';
import type { PageExtras } from '../pages/page-extras';
import type { LiveSet } from '../releases/live-sets';
import { trialRequest } from '../releases/section-trial';

/** Data did not come, which a connection that was just closed may have done: not the page's fault unless it does so again. */
export function lacksData({ status, fault = '', unsettled }: RenderAnswer): boolean {
  return !unsettled && (status === 503 || fault.startsWith('AxiosError'));
}

/** The first render of a page may go without parts that come too late; the next ones find them. */
const mostRenders = 3;

/** Renders an address in a set as a shell does, again where data did not come or a part was left out. */
export async function renderIn(
  { pool }: Pick<LiveSet, 'pool'>,
  extras: Pick<PageExtras, 'of'>,
  route: SetRoute,
  address: string,
): Promise<RenderAnswer> {
  // Nobody waits: its calls may take their own time, so that a slow machine is no fault of the page.
  const request = { ...trialRequest(address), ...(await extras.of(route.id)), cold: true as const };
  let answer = await pool.render(request, route);
  for (let more = 1; more < mostRenders && (lacksData(answer) || answer.degraded); more += 1)
    answer = await pool.render(request, route);
  return answer;
}
