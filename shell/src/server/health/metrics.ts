import { Counter, Gauge, type Registry } from 'prom-client';
import type { LiveSets } from '../releases/live-sets';

/** Counts answers that a version of a section cannot use. */
export function unusableCounter(registry: Registry): (remote: string, version: string, call: string) => void {
  const unusable = new Counter({
    name: 'call_answers_unusable_total',
    help: 'Calls without a usable answer, by what the release of the section declares',
    labelNames: ['remote', 'version', 'call'],
    registers: [registry],
  });
  return (remote, version, call) => unusable.inc({ remote, version, call });
}

type PageCount = (remote: string, version: string) => void;

function pageCounter(registry: Registry, name: string, help: string): PageCount {
  const counter = new Counter({ name, help, labelNames: ['remote', 'version'], registers: [registry] });
  return (remote, version) => counter.inc({ remote, version });
}

/** Counts pages that are rendered, and those that failed. */
export function pageCounters(registry: Registry): { rendered: PageCount; failed: PageCount } {
  return {
    rendered: pageCounter(registry, 'pages_rendered_total', 'Pages rendered because they were not stored'),
    failed: pageCounter(registry, 'page_failures_total', 'Pages that failed to render'),
  };
}

/** Shows which sections do not run the version that should be live. */
export function countDeviations(registry: Registry, sets: Pick<LiveSets, 'live'>): void {
  const gauge = new Gauge({
    name: 'section_deviation',
    help: '1 for each section that does not run the version which should be live',
    labelNames: ['remote', 'wanted', 'running'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, wanted, running } of sets.live?.deviations ?? [])
        gauge.set({ remote, wanted, running: running ?? 'none' }, 1);
    },
  });
}
