import type { ReportKind } from '@site/shared/contract/page-report';
import { pageReportPath, toldShare } from '@site/shared/contract/page-report-path';
import { readSiteData } from './site-data';

declare global {
  interface Window {
    /** `tellRelease` for the shell's bundle: what was told once by this page is not told again. */
    siteTell?: typeof tellRelease;
  }
}

const tells = Math.random() < toldShare;
const told = new Set<string>();

/**
 * Tells the shell how a release fares in this browser: its name and version, which the address of its `file` holds, and
 * nothing of page or visitor. Each thing once a page load; never before intent (docs/architecture.md#guard).
 */
export function tellRelease(kind: ReportKind, file = ''): void {
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  if (!tells || !name) return;
  const report = JSON.stringify({ kind, release: `${name}@${version}`, build: readSiteData().pin.split('/')[3] });
  if (told.has(report)) return;
  told.add(report);
  navigator.sendBeacon?.(pageReportPath, report);
}

window.siteTell = tellRelease;
