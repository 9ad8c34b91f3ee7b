import type { GateFinding } from '@site/shared/contract/gate-report';
import type { SetRoute } from '../../../render/pages/release-set';
import type { LiveSet } from '../../releases/live-sets';
import { sampleAddress } from '../../releases/section-trial';
import type { Candidate } from '../candidate';
import type { CheckedRoute } from '../server-pages';
import { renderIn } from '../render-in';
import { routeAt } from '../route-at';
import { deadNames, type IsThere } from './dead-names';
import { type Answered, answered, type Difference, findingOf } from './difference';
import { lostAddresses } from './lost-addresses';
import { namedAddresses } from './named-addresses';
import { paceDifference } from './pace';
import { pageDifferences } from './page-differences';
import { type Pair, samePages } from './same-pages';
import { unsteadyFault } from './renders-again';
import { steadyDifferences } from './steady-differences';

/** A live page that ends its process is one that any other is better than. */
async function liveAnswer(candidate: Candidate, before: LiveSet, address: string): Promise<Answered | undefined> {
  const route = routeAt(before.table, address);
  const answer = route && (await renderIn(before, candidate.extras, route, address).catch(() => undefined));
  return answer && answered(address, answer);
}

function pace(candidate: Candidate, before: LiveSet, route: SetRoute, address: string) {
  const live = routeAt(before.table, address);
  if (!live) return undefined;
  return paceDifference(
    () => renderIn(before, candidate.extras, live, address),
    () => renderIn(candidate.live, candidate.extras, route, address),
  ).catch(() => undefined);
}

/** What both versions differ in once more; nothing where one of them does not answer. */
async function differencesAgain(candidate: Candidate, before: LiveSet, route: SetRoute, address: string) {
  const live = await liveAnswer(candidate, before, address);
  const answer = await renderIn(candidate.live, candidate.extras, route, address).catch(() => undefined);
  return live && answer ? pageDifferences(live, answered(address, answer)) : [];
}

type Held = { candidate: Candidate; before: LiveSet; isThere: IsThere };
type Reported = (address: string, difference: Difference) => void;

/** Both versions of a page that both show whole; one that goes without a part says nothing of what it is. */
function pairOf({ answer, outline: before }: Answered, now: Answered): Pair | undefined {
  const isWhole = !answer.degraded && !now.answer.degraded;
  return isWhole && before && now.outline ? { address: now.address, before, now: now.outline } : undefined;
}

/** One address beside the live one; gives the page where both versions show it. */
async function holdPage(
  { candidate, before, isThere }: Held,
  route: SetRoute,
  now: Answered,
  report: (difference: Difference) => void,
): Promise<Pair | undefined> {
  const { address, outline } = now;
  const live = await liveAnswer(candidate, before, address);
  const dead = outline && (await deadNames(live?.outline, outline, candidate.config.site.origin, isThere));
  for (const one of dead ?? []) report(one);
  if (!live) return undefined;
  const again = () => differencesAgain(candidate, before, route, address);
  for (const difference of await steadyDifferences(pageDifferences(live, now), again)) report(difference);
  const pair = pairOf(live, now);
  const slower = pair && (await pace(candidate, before, route, address));
  if (slower) report(slower);
  return pair;
}

/** One pattern: each of its addresses beside the live one, and the first again and again; gives the pages that both versions show. */
async function holdRoute(held: Held, { route, answers, findings }: CheckedRoute, report: Reported): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const now of answers) {
    const pair = await holdPage(held, route, now, (difference) => report(now.address, difference));
    if (pair) pairs.push(pair);
  }
  const { live, extras } = held.candidate;
  const [first] = pairs;
  const reason = first && (await unsteadyFault(() => renderIn(live, extras, route, first.address)));
  if (reason) findings.push({ part: 'server', where: first.address, reason });
  return pairs;
}

/** The pages of a section: each beside the live one, then beside each other, whatever their patterns are. */
async function holdSection(held: Held, routes: readonly CheckedRoute[]): Promise<void> {
  const pairs: Pair[] = [];
  const routeOf = new Map<string, CheckedRoute>();
  const report: Reported = (address, difference) => routeOf.get(address)?.findings.push(findingOf(address, difference));
  for (const one of routes) {
    for (const { address } of one.answers) routeOf.set(address, one);
    pairs.push(...(await holdRoute(held, one, report)));
  }
  for (const [address, differences] of samePages(pairs))
    for (const difference of differences) report(address, difference);
}

/** Every address that a section is known by: of the content, of links, and of patterns that need no id. */
function knownAddresses(before: LiveSet, name: string, known: readonly string[]): string[] {
  const bare = (before.input.set.remotes[name]?.routes ?? []).map(sampleAddress);
  return [...new Set([...bare.filter((address) => address !== undefined), ...known])];
}

/**
 * Holds the pages of sections beside those that are live, address by address; what a route lost or does otherwise is added to it.
 * @returns of each section the addresses that are gone
 */
export async function holdBesideLive(
  candidate: Candidate,
  checked: readonly CheckedRoute[],
  known: readonly string[],
): Promise<Map<string, GateFinding[]>> {
  const lost = new Map<string, GateFinding[]>();
  const { before, live } = candidate;
  if (!before) return lost;
  const held = { candidate, before: before.set, isThere: namedAddresses(candidate) };
  for (const name of before.names) {
    const addresses = knownAddresses(before.set, name, known);
    lost.set(name, lostAddresses(name, addresses, before.set.table, live.table));
    const routes = checked.filter(({ route }) => route.remote === name);
    await holdSection(held, routes);
  }
  return lost;
}
