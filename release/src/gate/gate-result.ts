import type { GateFinding, GateReport } from '@site/shared/contract/gate-report';
import type { GateSummary } from '../chain/revision';

/** What the gate says of the versions that are to go live. */
export interface GateResult {
  /** One for each of them. */
  reports: GateReport[];
  /** What speaks against them, a sentence each; none when they may go live. */
  reasons: string[];
  /** What was looked at, for the revision. */
  summary: GateSummary;
}

/**
 * The gate. `candidate` is everything that would be live, remote → version, of which `changed` is looked at: by a promotion
 * what it promotes, by a canary its own version in the place of the live one.
 */
export type GateCheck = (candidate: Record<string, string>, changed: readonly string[]) => Promise<GateResult>;

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
