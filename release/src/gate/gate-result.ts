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

/** Of one run, or of several whose releases go live together. */
export function summarised(reports: GateReport[]): GateResult {
  const pages = reports.flatMap((report) => report.pages.flatMap(({ addresses }) => addresses)).length;
  const browsers = reports.map(({ browser }) => browser);
  const browser = browsers.includes(null) ? null : (browsers[0] ?? null);
  const reasons = reports.flatMap((report) => report.findings.map((finding) => findingText(report, finding)));
  return { reports, reasons, summary: { pages, browser } };
}
