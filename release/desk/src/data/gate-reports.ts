import { findingText, findingTexts } from '@site/release/gate/gate-result';
import { keptReports } from '@site/release/gate/kept-reports';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { TrustedKeys } from '@site/release/keys/signing-keys';

/** What the gate found in one version, as the page shows it. */
export interface GateReportView {
  passed: boolean;
  /** ISO. */
  checkedAt: string;
  pages: number;
  /** Name and version; null where no browser opened them. */
  browser: string | null;
  /** A line each; none where it passed. */
  findings: string[];
  /** The same of what the live version had too. */
  alsoLive: string[];
}

/** The newest kept report of a version; null where there is none. */
export async function readGateReport(
  store: ReleaseStore,
  keys: TrustedKeys,
  name: string,
  version: string,
): Promise<GateReportView | null> {
  const [newest] = await keptReports(store, keys, name, version);
  if (!newest) return null;
  const { report } = newest;
  const findings = report.findings.map((finding) => findingText(report, finding));
  const alsoLive = findingTexts(report, report.alsoLive ?? []);
  const { checkedAt, browser } = report;
  return { passed: findings.length === 0, checkedAt, pages: report.pages.length, browser, findings, alsoLive };
}
