import type { FastifyRequest } from 'fastify';
import type { LiveSet } from '../releases/live-sets';
import type { SetChoice } from '../releases/set-choice';
import type { VersionWatch } from '../versions/version-watch';
import { knownNetworkOf } from './known-network';
import type { PageAnswer, PageResult } from './page-answer';
import { pageAddress } from './page-key';
import type { Visitor } from './render-queue';
import type { TableMatch } from './route-table';

type Options = { pages: Pick<PageAnswer, 'answer'>; watch: Pick<VersionWatch, 'stoodIn'> };

function visitorOf({ ip, raw }: FastifyRequest): Visitor {
  return {
    // Asked for renders only; most pages are stored.
    get network() {
      return knownNetworkOf(ip);
    },
    gone: () => raw.socket.destroyed,
  };
}

/** A page of the set that was chosen; one that fails there is that of the set which stands in for it. */
export async function pageOf(
  { pages, watch }: Options,
  request: FastifyRequest,
  choice: SetChoice,
  { match, search }: { match: TableMatch; search: string },
): Promise<PageResult> {
  const answer = (set: LiveSet, { path, route }: TableMatch) =>
    pages.answer(set, { path, route }, pageAddress(path, search, route.query), visitorOf(request));
  const result = await answer(choice.set, match);
  const instead = result.page.status >= 500 ? choice.standIn?.table.find(match.path) : undefined;
  if (!choice.standIn || instead?.kind !== 'page') return result;
  watch.stoodIn(result.page.release);
  return answer(choice.standIn, instead.match);
}
