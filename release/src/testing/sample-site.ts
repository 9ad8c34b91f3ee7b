import { promote } from '../operations/promote';
import type { ReleaseStore } from '../store/release-store';
import type { ReleaseKeys } from '../keys/signing-keys';
import { publishVersions } from './sample-release';

/** Fills a store: mf-help 1.0.0, then 1.1.0 live, 1.2.0 waiting; mf-info 2.0.0 beside it. */
export async function fillSampleSite(store: ReleaseStore, keys: ReleaseKeys): Promise<void> {
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await publishVersions(store, keys, 'mf-info', '2.0.0');
  await promote(store, keys, { 'mf-help': '1.0.0', 'mf-info': '2.0.0' }, { by: '林一舟', reason: '首次上线' });
  await promote(store, keys, { 'mf-help': '1.1.0' }, { by: '周启航', reason: '新的帮助搜索' });
}
