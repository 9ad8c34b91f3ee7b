import type { GateCall, GatePage, GateReport } from '@site/shared/contract/gate-report';
import { textTable } from '../text/text-table';
import { findingText, findingTexts } from './gate-result';

function pageRow({ path, addresses, views, known = 0, verdict }: GatePage): string[] {
  return [path, `${addresses.length}`, `${views}`, `${known}`, verdict];
}

function callRow(remote: string, { name, request, verdict, reason }: GateCall): string[] {
  return [name, remote, request, verdict, reason];
}

/** One row for each reading call of the releases. */
export function callLines(reports: readonly GateReport[]): string[] {
  const rows = reports.flatMap(({ remote, version, calls }) =>
    calls.map((call) => callRow(`${remote} ${version}`, call)),
  );
  return textTable(['call', 'release', 'request', 'verdict', 'why'], rows);
}

function callSum({ calls }: GateReport): string {
  const count = (verdict: GateCall['verdict']) => calls.filter((call) => call.verdict === verdict).length;
  return `Calls: ${count('answered')} answered, ${count('refused')} refused, ${count('not judged')} that no page made.`;
}

function reportLines(report: GateReport): string[] {
  const {
    remote,
    version,
    beside,
    browser,
    serverSeconds,
    browserSeconds,
    findings,
    declared,
    alsoLive = [],
    pages,
  } = report;
  const title = `${remote} ${version} ${findings.length ? 'is refused' : 'may go live'}${beside ? `, held beside ${beside}` : ''}.`;
  const table = textTable(['page', 'addresses', 'windows', 'unchanged', 'verdict'], pages.map(pageRow));
  const times = `Server part ${serverSeconds} s, browser part ${browserSeconds} s, in ${browser ?? 'no browser: there is none on this machine'}.`;
  const wanted = declared.map((finding) => `- declared: ${findingText(report, finding)}`);
  const refused = findingTexts(report, findings).map((text) => `- ${text}`);
  const same = findingTexts(report, alsoLive).map((text) => `- live too: ${text}`);
  return [title, ...table, callSum(report), times, ...refused, ...wanted, ...same];
}

/** Of each release a table of its pages, and what speaks against it. */
export function reportsLines(reports: readonly GateReport[]): string[] {
  return reports.flatMap(reportLines);
}
