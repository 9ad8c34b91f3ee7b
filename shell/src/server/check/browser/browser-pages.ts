import { availableParallelism } from 'node:os';
import { findBrowser } from '@site/shared/process/find-browser';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { isDeclared } from '@site/shared/contract/declared-differences';
import type { GateFinding } from '@site/shared/contract/gate-report';
import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { Candidate } from '../candidate';
import type { Judges } from '../check-server';
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

/** Pages that are left alone at the same time. */
const silentAtATime = 6;
/** Looks of which it is asked at the same time whether they are known. */
const askedAtATime = 8;
/** Faults of a section after which nothing else of it is opened: whoever mends these checks again. */
const enough = 12;

type RouteView = Planned['view'];

/** Starts the Chromium of this machine; undefined where there is none. @throws {Error} when it does not start */
export async function startBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser();
  if (!executablePath) return undefined;
  // It takes half a second to load, while others wait for the sections.
  const { chromium } = await import(/* webpackMode: "eager" */ 'playwright-core');
  return chromium.launch({ executablePath, args: flags });
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

/** Looks of which each tells when its page is left alone, and when all of them have: until then nothing else keeps this machine busy. */
function openedFirst(looks: readonly Planned[]): { opening: Planned[]; alone: Promise<unknown> } {
  const moments: Promise<void>[] = [];
  const opening = looks.map((planned): Planned => {
    let left: () => void = () => undefined;
    moments.push(new Promise((resolve) => (left = resolve)));
    return { ...planned, view: { ...planned.view, left } };
  });
  return { opening, alone: Promise.all(moments) };
}

/** As reports name it. */
export const browserName = (browser: Browser): string => `Chromium ${browser.version()}`;

type Pages = {
  /** The pages that the server part was answered with; what is found is added to each. */
  checked: readonly CheckedRoute[];
  /** What was found good before: of that only what has changed is opened. */
  kept: readonly KeptLooks[];
  /** At work while the first pages are left alone, and beside the others; what they find may end the looks at a section. */
  judges: Judges;
  /** Whether pages of a section are to be looked at still. */
  isOpen: (remote: string) => boolean;
  onProgress: (done: number, of: number) => void;
};

/** Opens every page in all windows. @returns what is good now */
export async function checkBrowserPages(
  candidate: Candidate,
  browser: Browser,
  { checked, kept, judges, isOpen, onProgress }: Pages,
): Promise<KeptLooks[]> {
  const sites = await checkedSites(candidate);
  const known = new KnownLooks(sites, browserName(browser), kept);
  const liveOf = liveViews(candidate, sites.live?.origin);
  const count = new FaultCount(candidate);
  const inTurn = pLimit(availableParallelism());
  const { mouse, finger, seen } = plannedLooks({ browser, inTurn, origin: sites.now.origin }, checked);
  const all = [...mouse, ...finger, ...seen];
  let done = 0;
  const next = () => onProgress(++done, all.length);
  const judge = async (planned: Planned) => {
    const { view } = planned;
    if (isOpen(view.route.route.remote) && !count.isEnough(view.route)) {
      const { faults, alsoLive } = await judgeAndKeep(known, planned, liveOf(view));
      // What a browser says that was ended meanwhile is nothing.
      const findings = isOpen(view.route.route.remote) ? findingsOf(view, faults) : [];
      view.route.findings.push(...findings);
      view.route.alsoLive.push(...findingsOf(view, alsoLive));
      count.add(view.route, findings);
    }
    next();
  };
  try {
    const isNew = await unknownLooks(known, all, next);
    const using = mouse.filter(isNew);
    const { opening, alone } = openedFirst(using.splice(0, silentAtATime));
    const held = alone.then(judges.besideLive);
    const judged = held.then(judges.files);
    const looks = Promise.all([
      sideBySide([...opening, ...using], silentAtATime, judge),
      held.then(() => sideBySide(finger.filter(isNew), availableParallelism(), judge)),
      held.then(() => sideBySide(seen.filter(isNew), availableParallelism(), judge)),
    ]);
    // Either ends the check where it cannot go on.
    await Promise.race([looks, judged]);
    await judged;
    // A section that is refused meanwhile is not looked at to the end.
    if (checked.some(({ route }) => isOpen(route.remote))) await looks;
    else looks.catch(() => undefined);
    return known.all();
  } finally {
    await Promise.all(browser.contexts().map((one) => one.close()));
    await sites.close();
  }
}
