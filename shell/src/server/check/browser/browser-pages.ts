import { availableParallelism } from 'node:os';
import { findBrowser } from '@site/shared/process/find-browser';
import { type Browser, chromium } from 'playwright-core';
import { isDeclared } from '@site/shared/contract/declared-differences';
import type { GateFinding } from '@site/shared/contract/gate-report';
import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { Candidate } from '../candidate';
import { routeAt } from '../route-at';
import { type CheckedRoute, shownAddresses } from '../server-pages';
import { sideBySide } from '@site/shared/process/side-by-side';
import { checkedSites } from './checked-sites';
import type { Fault } from './fault';
import { judgeUnlessKnown } from './known/judge-unless-known';
import type { LookOf } from './known/checked-set';
import { KnownLooks } from './known/known-looks';
import { type View, viewPage } from './page-view';
import { usePage } from './use-page';
import { type CheckedWindow, usedIn, windows } from './windows';

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

/** Pages that are left alone at the same time: they mostly wait. */
const quietAtATime = 6;
/** Faults of a section after which nothing else of it is opened: whoever mends these checks again. */
const enough = 12;

type OnProgress = (done: number, of: number) => void;
type RouteView = View & { route: CheckedRoute };

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

function lookOf({ route: { route }, address, window }: RouteView, isUse: boolean): LookOf {
  const { remote, id } = route;
  return { remote, routeId: id, address, window, look: isUse ? `use ${window.width}` : `${window.width}` };
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
  const viewsOf = (places: readonly CheckedWindow[], route: CheckedRoute, address: string): RouteView[] =>
    places.map((window) => ({ browser, window, route, origin: sites.now.origin, address }));
  const views = checked.flatMap((route) =>
    shownAddresses(route).flatMap((address) => viewsOf(windows, route, address)),
  );
  // One address of a pattern.
  const used = checked.flatMap((route) =>
    shownAddresses(route)
      .slice(0, 1)
      .flatMap((address) => viewsOf(usedIn, route, address)),
  );
  for (const { route } of [...views, ...used]) route.views += 1;
  let done = 0;
  const judge = (look: (view: View) => Promise<Fault[]>) => async (view: RouteView) => {
    if (!count.isEnough(view.route)) {
      const of = lookOf(view, look === usePage);
      const { faults, alsoLive, isKnown } = await judgeUnlessKnown(known, look, view, of, liveOf(view));
      const findings = findingsOf(view, faults);
      view.route.findings.push(...findings);
      view.route.alsoLive.push(...findingsOf(view, alsoLive));
      if (isKnown) view.route.known += 1;
      count.add(view.route, findings);
    }
    done += 1;
    onProgress(done, views.length + used.length);
  };
  try {
    await Promise.all([
      sideBySide(views, availableParallelism() + 1, judge(viewPage)),
      sideBySide(used, quietAtATime, judge(usePage)),
    ]);
    return known.all();
  } finally {
    await browser.close();
    await sites.close();
  }
}
