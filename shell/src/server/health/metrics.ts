import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { MeasuredCall } from '../calls/set-calls';
import { deviationsOf } from '../releases/deviation';

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

/** From an answer in memory to the longest that a call may take. */
const callBuckets = [0.002, 0.01, 0.05, 0.1, 0.3, 1, 3, 10];

/** Measures the calls of pages, by the section that asks. */
export function callTimer(registry: Registry): (made: MeasuredCall) => void {
  const seconds = new Histogram({
    name: 'call_seconds',
    help: 'Time of the calls of pages by section, call and outcome (ok, stale, failed)',
    labelNames: ['remote', 'call', 'outcome'],
    buckets: callBuckets,
    registers: [registry],
  });
  return ({ took, ...labels }) => seconds.observe(labels, took / 1000);
}

/** Counts visitors who waited for a render. */
export function missCounter(registry: Registry): (remote: string) => void {
  const misses = new Counter({
    name: 'page_misses_total',
    help: 'Requests of visitors for a page that was not stored',
    labelNames: ['remote'],
    registers: [registry],
  });
  return (remote) => misses.inc({ remote });
}

/** Shows which sections do not run the version that should be live, or do not show the canary. */
export function countDeviations(registry: Registry, shown: Parameters<typeof deviationsOf>[0]): void {
  const gauge = new Gauge({
    name: 'section_deviation',
    help: '1 for each section that does not run the version which should be live, or that should be a canary',
    labelNames: ['remote', 'wanted', 'running'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, wanted, running } of deviationsOf(shown))
        gauge.set({ remote, wanted, running: running ?? 'none' }, 1);
    },
  });
}
