import { Gauge, type Registry } from 'prom-client';
import { alarmKinds, type Alarms } from '../releases/alarms';
import type { ReleaseFollower } from '../releases/release-follower';

type Watched = { alarms: Pick<Alarms, 'list'>; follower: Pick<ReleaseFollower, 'end'> };

/** Shows what is wrong with chain, store and local copies (docs/faults.md F48, F49). */
export function countAlarms(registry: Registry, { alarms, follower }: Watched): void {
  new Gauge({
    name: 'release_alarms',
    help: 'Things wrong with the chain of revisions, the store and the local copies, by kind',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      const all = alarms.list();
      for (const kind of alarmKinds) this.set({ kind }, all.filter((alarm) => alarm.kind === kind).length);
    },
  });
  new Gauge({
    name: 'revision_end_proven',
    help: '1 when something outside of the store says how far the chain of revisions reaches',
    registers: [registry],
    collect() {
      this.set(follower.end === 'proven' ? 1 : 0);
    },
  });
}
