import type { GateFinding, GateReport } from '@site/shared/contract/gate-report';
import type { GateResult } from '../operations/check-candidate';

/** A finding as a sentence for operators. */
export function findingText(
  { remote, version }: Pick<GateReport, 'remote' | 'version'>,
  { where, width, reason }: GateFinding,
): string {
  const place = [where, width && `(${width} px wide)`].filter(Boolean).join(' ');
  return `${remote} ${version}${place && ` ${place}`}: ${reason}`;
}

/** Addresses of which the same is said that are named. */
const mostNamed = 3;
/** What a revision takes: lines, and characters of one. */
const mostDeclared = 1000;
const longestLine = 500;

/** What is said of many addresses alike is said once: `/a, /b, /c and 76 more`. */
export function placesText(places: readonly string[]): string {
  const named = places.slice(0, mostNamed).join(', ');
  return places.length > mostNamed ? `${named} and ${places.length - mostNamed} more` : named;
}

/** Findings of a report as sentences, one for each thing that is wrong. */
export function findingTexts(
  report: Pick<GateReport, 'remote' | 'version'>,
  findings: readonly GateFinding[],
): string[] {
  const alike = new Map<string, GateFinding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.part, finding.width, finding.reason]);
    alike.set(key, [...(alike.get(key) ?? []), finding]);
  }
  return [...alike.values()].map((same) => {
    const [first] = same as [GateFinding];
    return findingText(report, { ...first, where: placesText(same.map(({ where }) => where)) });
  });
}

/** What a revision keeps of declared differences: one line each, `noindex /help/helpDocument/10074`. */
function declaredLines(reports: readonly GateReport[]): string[] {
  const lines = reports.flatMap(({ declared }) => declared.map(({ kind = '', where }) => `${kind} ${where}`.trim()));
  return [...new Set(lines)].slice(0, mostDeclared).map((line) => line.slice(0, longestLine));
}

/** Of one run, or of several whose releases go live together. */
export function summarised(reports: GateReport[]): GateResult {
  const pages = reports.flatMap((report) => report.pages.flatMap(({ addresses }) => addresses)).length;
  const browsers = reports.map(({ browser }) => browser);
  const browser = browsers.includes(null) ? null : (browsers[0] ?? null);
  const reasons = reports.flatMap((report) => findingTexts(report, report.findings));
  const declared = declaredLines(reports);
  const summary = { pages, browser, ...(declared.length > 0 && { declared }) };
  return { reports, reasons, summary };
}
