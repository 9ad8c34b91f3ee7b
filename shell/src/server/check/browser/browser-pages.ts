import { availableParallelism } from 'node:os';
import { findBrowser } from '@site/shared/process/find-browser';
import pLimit from 'p-limit';
import { type Browser, chromium } from 'playwright-core';
import { isDeclared } from '@site/shared/contract/declared-differences';
import type { GateFinding } from '@site/shared/contract/gate-report';
import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { Candidate } from '../candidate';
import { routeAt } from '../route-at';
import type { CheckedRoute } from '../server-pages';
import { sideBySide } from '@site/shared/process/side-by-side';
import { checkedSites } from './checked-sites';
import type { Fault } from './fault';
import { judgeAndKeep } from './known/judge-and-keep';
import { KnownLooks } from './known/known-looks';
import type { View } from './page-view';
import { type Planned, plannedLooks } from './planned-looks';

/** Nothing but this machine is reached, whatever a page asks for, and Chromium calls nobody itself. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Pages that are used at the same time: they mostly are left alone. */
const usedAtATime = 6;
/** Looks of which it is asked at the same time whether they are known. */
const askedAtATime = 8;
/** Faults of a section after which nothing else of it is opened: whoever mends these checks again. */
const enough = 12;

type OnProgress = (done: number, of: number) => void;
type RouteView = Planned['view'];

/** Starts the Chromium of this machine; undefined where there is none. @throws {Error} when it does not start */
export async function startBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser();
  return executablePath ? chromium.launch({ executablePath, args: flags }) : undefined;
}

function findingsOf({ address, window }: RouteView, faults: readonly Fault[]): GateFinding[] {
  return faults.map(({ reason, kind }) => ({
    ...{ part: 'browser', where: address, width: window.width, reason },
    ...(kind && { kind }),
  }));
}

/** The live page of the same address and section; none where the section is released for the first time, or has a new page there. */
function liveViews({ before }: Candidate, origin: string | undefined): (view: RouteView) => View | undefined {
  return (view) => {
    const { remote } = view.route.route;
    const isLive = before?.names.includes(remote) && routeAt(before.set.table, view.address)?.remote === remote;
    return origin && isLive ? { ...view, origin } : undefined;
  };
}

/** Counts what speaks against each section: what it declares does not, and another section's faults are its own. */
class FaultCount {
  private readonly found = new Map<string, number>();

  constructor(private readonly candidate: Candidate) {}

  isEnough({ route }: CheckedRoute): boolean {
    return (this.found.get(route.remote) ?? 0) >= enough;
  }

  add({ route }: CheckedRoute, findings: readonly GateFinding[]): void {
    const { accepts = [] } = this.candidate.live.input.set.remotes[route.remote] ?? {};
    const speaking = findings.filter((finding) => !isDeclared(finding, accepts)).length;
    this.found.set(route.remote, (this.found.get(route.remote) ?? 0) + speaking);
  }
}

/** Which looks an earlier one does not stand for; the others are noted with their pages. */
async function unknownLooks(
  known: KnownLooks,
  looks: readonly Planned[],
  noted: () => void,
): Promise<(planned: Planned) => boolean> {
  const found = new Set<Planned>();
  await sideBySide(looks, askedAtATime, async (planned) => {
    const { view, of } = planned;
    view.route.views += 1;
    const good = await known.lookLike(of);
    if (!good) return;
    found.add(planned);
    view.route.known += 1;
    view.route.alsoLive.push(...findingsOf(view, good.alsoLive ?? []));
    noted();
  });
  return (planned) => !found.has(planned);
}

/** As reports name it. */
export const browserName = (browser: Browser): string => `Chromium ${browser.version()}`;

/**
 * Opens every page that the server part was answered with in all windows; what it finds is added to its route.
 * @param kept what was found good before: of that only what has changed is opened
 * @returns what is good now
 */
export async function checkBrowserPages(
  candidate: Candidate,
  browser: Browser,
  checked: readonly CheckedRoute[],
  kept: readonly KeptLooks[],
  onProgress: OnProgress,
): Promise<KeptLooks[]> {
  const sites = await checkedSites(candidate);
  const known = new KnownLooks(sites, browserName(browser), kept);
  const liveOf = liveViews(candidate, sites.live?.origin);
  const count = new FaultCount(candidate);
  const inTurn = pLimit(availableParallelism() + 1);
  const { used, seen } = plannedLooks({ browser, inTurn, origin: sites.now.origin }, checked);
  let done = 0;
  const next = () => onProgress(++done, used.length + seen.length);
  const judge = async (planned: Planned) => {
    const { view } = planned;
    if (!count.isEnough(view.route)) {
      const { faults, alsoLive } = await judgeAndKeep(known, planned, liveOf(view));
      const findings = findingsOf(view, faults);
      view.route.findings.push(...findings);
      view.route.alsoLive.push(...findingsOf(view, alsoLive));
      count.add(view.route, findings);
    }
    next();
  };
  try {
    const isNew = await unknownLooks(known, [...used, ...seen], next);
    await Promise.all([
      sideBySide(used.filter(isNew), usedAtATime, judge),
      sideBySide(seen.filter(isNew), availableParallelism() + 1, judge),
    ]);
    return known.all();
  } finally {
    await browser.close();
    await sites.close();
  }
}
