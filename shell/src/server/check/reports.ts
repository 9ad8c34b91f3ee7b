import type { GateCall, GateFinding, GatePage, GateReport } from '@site/shared/contract/gate-report';
import { type DeclaredDifference, isDeclared } from '@site/shared/contract/declared-differences';
import type { CheckedRoute } from './server-pages';

/** What is known of one release at the end of a check. */
export type Checked = {
  remote: string;
  version: string;
  /** The live version that it was held beside. */
  beside: string | null;
  /** What the release declares. */
  accepts: readonly DeclaredDifference[];
  routes: readonly CheckedRoute[];
  /** Of the release as a whole and of its files. */
  findings: GateFinding[];
  calls: GateCall[];
};

type Run = Pick<GateReport, 'shell' | 'browser' | 'serverSeconds' | 'browserSeconds'>;

/** What may be said against a release, and what of it the release declares. */
function sorted(
  findings: readonly GateFinding[],
  wanted: readonly DeclaredDifference[],
): Pick<GateReport, 'findings' | 'declared'> {
  return {
    findings: findings.filter((finding) => !isDeclared(finding, wanted)),
    declared: findings.filter((finding) => isDeclared(finding, wanted)),
  };
}

function pageOf(checked: CheckedRoute, findings: readonly GateFinding[]): GatePage {
  const { route, addresses } = checked;
  const own = new Set([route.path, ...addresses]);
  const refused = findings.some(({ where }) => own.has(where));
  const verdict = refused ? 'refused' : addresses.length > 0 ? 'passed' : 'not visited';
  return {
    id: route.id,
    path: route.path,
    addresses,
    views: checked.views,
    known: checked.known,
    verdict,
  };
}

function callFindings(calls: readonly GateCall[]): GateFinding[] {
  return calls
    .filter(({ verdict }) => verdict === 'refused')
    .map(({ name, request, reason }) => ({ part: 'calls', where: name, reason: `${reason} (${request})` }));
}

/** The report of one release. */
export function reportOf(run: Run, checked: Checked): GateReport {
  const { remote, version, beside, routes, calls, accepts } = checked;
  const all = [...checked.findings, ...routes.flatMap((route) => route.findings), ...callFindings(calls)];
  const { findings, declared } = sorted(all, accepts);
  return {
    contract: 1,
    remote,
    version,
    beside,
    ...run,
    checkedAt: new Date().toISOString(),
    pages: routes.map((route) => pageOf(route, findings)),
    calls,
    declared,
    alsoLive: routes.flatMap((route) => route.alsoLive),
    findings,
  };
}
