import type { ReportKind } from '@site/shared/contract/page-report';
import { pageReportPath, reportedShare } from '@site/shared/contract/page-report-path';
import { readSiteData } from './site-data';

declare global {
  interface Window {
    /** `reportRelease` for the shell’s bundle: a page reports the same once. */
    siteReport?: typeof reportRelease;
  }
}

/** Pages of a canary are few, and all tell. */
export const isSampled = 'canary' in document.documentElement.dataset || Math.random() < reportedShare;
const reported = new Set<string>();

/**
 * Tells the shell how a release fares in this browser: its name and version, which the address of its `file` holds, and
 * nothing of page or visitor. Each thing once a page load; never before intent (docs/architecture.md#guard).
 */
export function reportRelease(kind: ReportKind, file = ''): void {
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  if (!isSampled || !name) return;
  const report = JSON.stringify({ kind, release: `${name}@${version}`, build: readSiteData().pin.split('/')[3] });
  if (reported.has(report)) return;
  reported.add(report);
  navigator.sendBeacon?.(pageReportPath, report);
}

window.siteReport = reportRelease;
