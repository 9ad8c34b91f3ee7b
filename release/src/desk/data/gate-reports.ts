import type { ReleaseStore } from '../../release-store';
import type { TrustedKeys } from '../../signing-keys';

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
}

/** The one place that knows where reports of the gate lie; null where there is none of this version. */
export async function readGateReport(
  _store: ReleaseStore,
  _keys: TrustedKeys,
  _name: string,
  _version: string,
): Promise<GateReportView | null> {
  return null;
}
