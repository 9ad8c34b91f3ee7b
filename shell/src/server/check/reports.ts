import type { GateCall, GateFinding, GatePage, GateReport } from '@site/shared/contract/gate-report';
import type { CheckedRoute } from './server-pages';

/** What is known of one release at the end of a check. */
export type Checked = {
  remote: string;
  version: string;
  routes: readonly CheckedRoute[];
  /** Of the release as a whole and of its files. */
  findings: readonly GateFinding[];
  calls: GateCall[];
  views: number;
};

type Run = Pick<GateReport, 'shell' | 'browser' | 'serverSeconds' | 'browserSeconds'>;

function pageOf(
  { route, addresses, served, findings }: CheckedRoute,
  about: readonly GateFinding[],
  views: number,
): GatePage {
  const refused = findings.length > 0 || about.some(({ where }) => where === route.path);
  const verdict = refused ? 'refused' : addresses.length > 0 ? 'passed' : 'not visited';
  return { id: route.id, path: route.path, addresses, views: served.length * views, verdict };
}

function callFindings(calls: readonly GateCall[]): GateFinding[] {
  return calls
    .filter(({ verdict }) => verdict === 'refused')
    .map(({ name, request, reason }) => ({ part: 'calls', where: name, reason: `${reason} (${request})` }));
}

/** The report of one release. */
export function reportOf(run: Run, { remote, version, routes, findings, calls, views }: Checked): GateReport {
  return {
    contract: 1,
    remote,
    version,
    ...run,
    checkedAt: new Date().toISOString(),
    pages: routes.map((route) => pageOf(route, findings, views)),
    calls,
    findings: [...findings, ...routes.flatMap((route) => route.findings), ...callFindings(calls)],
  };
}
