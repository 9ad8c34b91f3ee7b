import { readHead } from '../chain/head';
import { MemoryStore } from '../store/memory-store';
import { promote } from '../operations/promote';
import type { Revision } from '../chain/revision';
import { CountedShells } from './counted-shells';
import { freshKey, keysOf, publishVersions } from './sample-release';
import { appendRevision } from '../chain/head';
import { Guard } from '../guard/guard';

// Two versions of mf-help, the newer on trial, and shells that count, for each test of a file that imports this.

const rollbackKey = freshKey('rollback', { owner: 'guard' });
const publishKey = freshKey('publish');
const promoteKey = freshKey('promote');
export const operator = keysOf(publishKey, promoteKey, rollbackKey);
const guardKeys = { ...operator, signing: rollbackKey.key };
export const began = Date.parse('2026-11-21T08:00:00.000Z');
export const at = (second: number) => new Date(began + second * 1000);

export let store: MemoryStore;
export let shells: CountedShells;
export let logged: string[];

/** A guard of the shells, which has looked at nothing yet. */
export function newGuard(more: { shells?: string[]; store?: MemoryStore } = {}): Guard {
  const options = { shells: ['a'], store, ...more };
  return new Guard({ ...options, keys: () => guardKeys, fetchCounts: shells.fetch, log: (line) => logged.push(line) });
}

/** Promotes a version at this second. */
export async function makeLive(version: string, second: number): Promise<void> {
  await publishVersions(store, operator, 'mf-help', version);
  await promote(store, operator, { 'mf-help': version }, { by: 'lin', now: at(second) });
}

/** Shows a version to a tenth of the visitors from this second on. */
export async function startCanary(version: string, second: number): Promise<void> {
  await publishVersions(store, operator, 'mf-help', version);
  const head = await readHead(store, operator.trusted);
  const live = head.revision?.remotes['mf-help'] as Revision['remotes'][string];
  const remotes = { ...head.revision?.remotes, 'mf-help': { ...live, canaryVersion: version, canaryShare: 0.1 } };
  await appendRevision(store, operator, head, remotes, { by: 'lin', reason: 'canary', now: at(second) });
}

export const liveNow = async () => (await readHead(store, operator.trusted)).revision;

beforeEach(async () => {
  store = new MemoryStore();
  shells = new CountedShells();
  logged = [];
  await makeLive('1.0.0', -7200);
  await makeLive('1.1.0', 0);
  shells.count('mf-help', '1.0.0', { pages: 1000, hydrations: 900, hydrationFailures: 3 });
});

/** Looks once a second, with so much of a version in between. */
export async function look(
  guard: Guard,
  seconds: number,
  version: string,
  more: Parameters<CountedShells['count']>[2],
  from = 1,
) {
  const verdicts = [...(await guard.look(at(from).getTime()))];
  for (let second = from + 1; second <= from + seconds && verdicts.length === 0; second += 1) {
    shells.count('mf-help', version, more);
    verdicts.push(...(await guard.look(at(second).getTime())));
  }
  return verdicts;
}

export const failing = { pages: 20, hydrations: 10, hydrationFailures: 10 };
