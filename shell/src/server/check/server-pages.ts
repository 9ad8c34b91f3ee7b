import { htmlText } from '../../remotes/html-text';
import type { GateFinding } from '@site/shared/contract/gate-report';
import { routesOf, type SetRoute } from '../../remotes/release-set';
import type { RenderAnswer } from '../../remotes/worker-messages';
import { sampleAddress, trialRequest } from '../releases/section-trial';
import type { Candidate } from './candidate';
import { addContentAddresses, addLinks, PageAddresses } from './page-addresses';
import { type Kind, pageFaults } from './page-faults';
import { sideBySide } from './side-by-side';

/** An address that answered with a page. */
export type ServedPage = { route: SetRoute; address: string; html: string };

/** A pattern of a section that is checked, with what was found of it. */
export type CheckedRoute = { route: SetRoute; addresses: string[]; served: ServedPage[]; findings: GateFinding[] };

type Visit = { checked: CheckedRoute; address: string; kind: Kind };
type OnProgress = (done: number, of: number) => void;

/** While one page is painted others wait for their data. */
const rendersOfWorker = 2;

/** Data did not come, which a connection that was just closed may have done: not the page's fault unless it does so again. */
function lacksData({ status, fault = '', unsettled }: RenderAnswer): boolean {
  return !unsettled && (status === 503 || fault.startsWith('AxiosError'));
}

async function render({ live, extras }: Candidate, route: SetRoute, address: string): Promise<RenderAnswer> {
  // Nobody waits: its calls may take their own time, so that a slow machine is no fault of the page.
  const request = { ...trialRequest(address), ...(await extras.of(route.id)), patient: true as const };
  const answer = await live.pool.render(request, route);
  return lacksData(answer) ? live.pool.render(request, route) : answer;
}

async function visit(candidate: Candidate, { checked, address, kind }: Visit): Promise<void> {
  const { route, findings } = checked;
  const report = (reason: string) => findings.push({ part: 'server', where: address, reason });
  checked.addresses.push(address);
  try {
    const answer = await render(candidate, route, address);
    for (const reason of await pageFaults(answer, address, kind)) report(reason);
    if (answer.status === 200 && answer.location === undefined)
      checked.served.push({ route, address, html: htmlText(answer.html) });
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

/** Renders every page of the named sections: without its optional ids, and with real ones of the content or of other pages. */
export async function checkServerPages(
  candidate: Candidate,
  names: readonly string[],
  onProgress: OnProgress,
): Promise<CheckedRoute[]> {
  const { live, config } = candidate;
  const addresses = new PageAddresses(live.table);
  await addContentAddresses(addresses, candidate.data);
  const routes = routesOf(live.input.set).filter(({ remote }) => names.includes(remote));
  const all = routes.map((route): CheckedRoute => ({ route, addresses: [], served: [], findings: [] }));
  const first = all.flatMap((checked) => firstVisits(checked, addresses));
  let done = 0;
  const go = (visits: readonly Visit[]) =>
    sideBySide(visits, rendersOfWorker * config.renderWorkers, async (one) => {
      await visit(candidate, one);
      done += 1;
      onProgress(done, visits.length);
    });
  await go(first);
  for (const { html } of all.flatMap(({ served }) => served)) addLinks(addresses, html);
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
  return all;
}
