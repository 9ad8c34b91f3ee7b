import { Counter, type Registry } from 'prom-client';
import type { CountedField, VersionCounter } from './version-counter';

const labelNames = ['remote', 'version'];

const metrics: readonly (readonly [name: string, help: string, field: CountedField])[] = [
  ['version_pages_total', 'Answers with a page of the version', 'pages'],
  ['page_renders_total', 'Renders of pages', 'renders'],
  ['page_failures_total', 'Pages that failed to render, by the fault of their version', 'renderFailures'],
  ['page_stand_ins_total', 'Failed renders that another page hid', 'standIns'],
  ['browser_hydrations_total', 'Attempts to hydrate, as a share of browsers tells', 'hydrations'],
  ['browser_hydration_failures_total', 'Attempts to hydrate that failed', 'hydrationFailures'],
  ['browser_script_errors_total', 'Page loads with an error in a script of the version', 'scriptErrors'],
  ['browser_chunk_failures_total', 'Page loads that lacked a file of the version', 'chunkFailures'],
  ['browser_policy_reports_total', 'Reports of a policy that name a file of the version', 'policyReports'],
];

/** Shows what is counted by version as metrics too; the numbers are those of `/-/versions`. */
export function showVersions(registry: Registry, counter: Pick<VersionCounter, 'list'>): void {
  for (const [name, help, field] of metrics)
    new Counter({
      ...{ name, help, labelNames, registers: [registry] },
      collect() {
        this.reset();
        for (const count of counter.list()) this.inc({ remote: count.remote, version: count.version }, count[field]);
      },
    });
}
