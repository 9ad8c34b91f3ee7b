import { history } from '../operations/history';
import { MemoryStore } from '../store/memory-store';
import { promote } from '../operations/promote';
import { freshKey, keysOf, publishVersions } from './sample-release';

const [publisher, promoter] = [freshKey('publish'), freshKey('promote', { owner: 'ops' })];
const night = freshKey('rollback', { owner: 'night-shift' });
export const keys = keysOf(publisher, promoter, night);
export const atNight = keysOf(publisher, night, promoter);
export const by = { by: 'lin' };
/** What a guard saw. */
export const evidence = {
  ...({ kind: 'render', rule: 'r', firstFailureAt: '2026-11-21T08:00:00.000Z', seconds: 1, p: 0.001 } as const),
  ...{ subject: { attempts: 9, failures: 9 }, control: { attempts: 9, failures: 0 } },
};
export const wanted = { remote: 'mf-help', version: '1.1.0', share: 0.05 };

/** mf-help 1.0.0 and mf-info 1.0.0 are live; mf-help 1.1.0 and 1.2.0 wait. */
export async function liveStore(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await publishVersions(store, keys, 'mf-info', '1.0.0', '1.1.0');
  await promote(store, keys, { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, by);
  return store;
}

export const changesOf = async (store: MemoryStore) =>
  (await history(store, keys.trusted, 9)).map(({ changes }) => changes.join(', ')).reverse();

export const ofInfo = { remote: 'mf-info', version: '1.1.0', share: 0.1 };
