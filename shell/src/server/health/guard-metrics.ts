import { Gauge, type Registry } from 'prom-client';
import { type GuardWatch, guardSights } from '../releases/guard-watch';

/** Shows whether the guard of releases lives, as this shell sees it: 1 for one of its states. */
export function countGuard(registry: Registry, guard: Pick<GuardWatch, 'sight'>): void {
  new Gauge({
    name: 'release_guard',
    help: '1 for the state in which this shell sees the guard of releases: alive, dead, ended, absent, refused, unknown',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const state of guardSights) this.set({ state }, guard.sight === state ? 1 : 0);
    },
  });
}
