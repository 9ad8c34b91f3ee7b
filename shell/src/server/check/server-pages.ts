import type { GateFinding } from '@site/shared/contract/gate-report';
import { routesOf, type SetRoute } from '../../render/pages/release-set';
import { sampleAddress } from '../releases/section-trial';
import { type Answered, answered } from './beside-live/difference';
import type { Candidate } from './candidate';
import { addLinks, PageAddresses } from './page-addresses';
import { type Kind, pageFaults } from './page-faults';
import { lacksData, renderIn } from './render-in';
import { routeAt } from './route-at';
import { sideBySide } from '@site/shared/process/side-by-side';

/** A pattern of a section that is checked, with what was found of it. */
export type CheckedRoute = {
  route: SetRoute;
  addresses: string[];
  /** How each address was answered. */
  answers: Answered[];
  /** Addresses for which the service has no data, not even for the live version. */
  unknown: string[];
  /** Windows in which its addresses are seen or used, and those that were not opened, because nothing has changed since they were found good. */
  views: number;
  known: number;
  findings: GateFinding[];
  /** What was found on the live page too. */
  alsoLive: GateFinding[];
};

/** The addresses that answered with a page. */
export function shownAddresses({ answers }: CheckedRoute): string[] {
  return answers.flatMap(({ address, outline }) => (outline ? [address] : []));
}

type Visit = { checked: CheckedRoute; address: string; kind: Kind };
type OnProgress = (done: number, of: number) => void;

/** While React renders one page, others wait for their data. */
const rendersOfWorker = 2;

/** Whether the live version gets no data for an address either: then nothing is known of the page. */
async function isUnknown({ before, extras }: Candidate, address: string): Promise<boolean> {
  const route = before && routeAt(before.set.table, address);
  if (!before || !route || !before.names.includes(route.remote)) return false;
  const live = await renderIn(before.set, extras, route, address).catch(() => undefined);
  return live !== undefined && lacksData(live);
}

async function visit(candidate: Candidate, { checked, address, kind }: Visit): Promise<void> {
  const { route, findings } = checked;
  const report = (reason: string) => findings.push({ part: 'server', where: address, reason });
  checked.addresses.push(address);
  try {
    const answer = await renderIn(candidate.live, candidate.extras, route, address);
    if (lacksData(answer) && (await isUnknown(candidate, address))) {
      checked.unknown.push(address);
      return;
    }
    const shown = answered(address, answer);
    checked.answers.push(shown);
    for (const reason of pageFaults(shown, kind)) report(reason);
  } catch (error) {
    report(`is not rendered: ${(error as Error).message}`);
  }
}

/** A page that its section shows to nobody may say at its bare address that something is missing. */
function firstVisits(checked: CheckedRoute, addresses: PageAddresses): Visit[] {
  const { route } = checked;
  const bare = sampleAddress(route);
  const listed = addresses.of(route).filter((address) => address !== bare);
  const always = route.path === bare && route.indexed && route.query.length === 0;
  return [
    ...(bare === undefined
      ? []
      : [{ checked, address: bare, kind: always ? ('listed' as const) : ('possible' as const) }]),
    ...listed.map((address) => ({ checked, address, kind: 'listed' as const })),
  ];
}

/** As they were asked, not as they came: which links are followed, and which address is used, is the same in each check. */
function inOrder(answers: Answered[], asked: readonly string[]): void {
  answers.sort((one, other) => asked.indexOf(one.address) - asked.indexOf(other.address));
}

/**
 * One old page without data holds nobody back; where most have none, neither good nor bad may be said.
 * @throws {Error} which ends the check: it could not look
 */
function requireKnown(routes: readonly CheckedRoute[]): void {
  const unknown = routes.flatMap((route) => route.unknown);
  const all = routes.flatMap(({ addresses }) => addresses).length;
  if (unknown.length * 2 <= all || unknown.length === 0) return;
  throw new Error(`The service gives no data for ${unknown.length} of ${all} addresses, not even to the live version.`);
}

/** Renders every page of the named sections: without its optional ids, and with real ones of the content or of other pages. */
export async function checkServerPages(
  candidate: Candidate,
  names: readonly string[],
  onProgress: OnProgress,
): Promise<{ routes: CheckedRoute[]; known: string[] }> {
  const { live, config, content } = candidate;
  const addresses = new PageAddresses(live.table);
  for (const address of content) addresses.add(address);
  const routes = routesOf(live.input.set).filter(({ remote }) => names.includes(remote));
  const all = routes.map(
    (route): CheckedRoute => ({
      route,
      addresses: [],
      answers: [],
      unknown: [],
      views: 0,
      known: 0,
      findings: [],
      alsoLive: [],
    }),
  );
  const first = all.flatMap((checked) => firstVisits(checked, addresses));
  let done = 0;
  const go = (visits: readonly Visit[]) =>
    sideBySide(visits, rendersOfWorker * config.renderWorkers, async (one) => {
      await visit(candidate, one);
      done += 1;
      onProgress(done, visits.length);
    });
  await go(first);
  for (const { addresses: asked, answers } of all) inOrder(answers, asked);
  for (const { outline } of all.flatMap(({ answers }) => answers)) addLinks(addresses, outline?.links ?? []);
  const unvisited = all.filter(({ route, addresses: seen }) =>
    seen.every((address) => address === sampleAddress(route)),
  );
  done = 0;
  await go(
    unvisited.flatMap((checked) =>
      addresses
        .of(checked.route)
        .filter((address) => !checked.addresses.includes(address))
        .map((address): Visit => ({ checked, address, kind: 'possible' })),
    ),
  );
  for (const { addresses: asked, answers } of all) inOrder(answers, asked);
  requireKnown(all);
  return { routes: all, known: [...addresses.all] };
}
