import type { ViewReport } from '@site/shared/contract/page-report';
import { pageReportPath } from '@site/shared/contract/page-report-path';
import { readSiteData } from '../early/site-data';

type Told = Omit<ViewReport, 'kind' | 'release' | 'build'>;

/** What one release has shown in this page so far. */
let told: Told = {};
let release: string | undefined;

function releaseOf(entry = ''): string | undefined {
  const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)/.exec(entry) ?? [];
  return name && `${name}@${version}`;
}

/** Takes a value; the largest one counts. In milliseconds, of `cls` in thousandths. */
export function note(what: 'ttfb' | 'lcp' | 'cls' | 'inp' | 'soft', value: number): void {
  told[what] = Math.max(told[what] ?? 0, Math.round(value));
}

/** Takes how a press ended; one that failed stays so. */
export function noteEnd(what: 'form' | 'tap', failed: boolean): void {
  told[what] ||= failed;
}

/** Takes that a form was begun, or sent. */
export function noteForm(sent: boolean): void {
  if (sent) told.begun = false;
  else told.begun ??= true;
}

/** Tells how the release went in this page, once. */
export function tellView(): void {
  const [build, view] = [readSiteData().pin.split('/')[3], told];
  told = {};
  if (release && Object.keys(view).length > 0)
    navigator.sendBeacon?.(pageReportPath, JSON.stringify({ kind: 'view', release, build, ...view }));
  release = undefined;
}

/** Another page is shown, which may be of another release. */
export function showsPageOf(entry: string | undefined): void {
  const next = releaseOf(entry);
  if (next === release) return;
  tellView();
  release = next;
}
