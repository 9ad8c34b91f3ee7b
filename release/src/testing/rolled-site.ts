import { MemoryStore } from '../store/memory-store';
import { promote } from '../operations/promote';
import { freshKey, freshKeys, publishVersions } from './sample-release';

export const keys = freshKeys();
export const night = freshKey('rollback', { owner: 'night-shift' });
export const by = { by: 'lin' };
export const again = { ...by, again: true };

/** Each of the versions of mf-help was live in turn, together with mf-info 1.0.0. */
export async function siteAfter(...versions: string[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', ...versions);
  await publishVersions(store, keys, 'mf-info', '1.0.0');
  await promote(store, keys, { 'mf-info': '1.0.0' }, by);
  for (const version of versions) await promote(store, keys, { 'mf-help': version }, by);
  return store;
}
