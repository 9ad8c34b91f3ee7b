import type { StoreAccess } from '@site/release/operations/store-access';
import { describeKey } from '@site/release/keys/key-entry';
import { type GuardState, readGuardState } from '@site/release/heartbeat/guard-state';
import { messageOf } from '@site/release/errors/release-error';
import { listReleases, type StoredRelease } from '@site/release/releases/releases';
import { ShellCopy } from '@site/release/shells/shell-copy';
import { type Status, status } from '@site/release/operations/status';
import { type ChainEntry, readChain } from './chain';
import { type CanaryView, canaryOf } from './canary-view';
import { type ErrorRate, errorRateOf } from './error-rates';
import type { ShellState, ShellWatch } from './shell-watch';
import { storeAwayTitle } from './store-away-text';
import type { StoreAway, StoreSight } from './store-sight';
import { type Lane, timelineOf } from './timeline';

/** What the key of this process may sign; `reason` is a sentence where it is not everything. */
export interface Authority {
  role: 'promote' | 'rollback' | 'nothing';
  reason: string;
}

/** All that the overview shows. */
export interface DeskModel {
  now: Date;
  /** Null while the store answers. */
  storeAway: StoreAway | null;
  status: Status;
  /** Whether somebody rolls back by itself what fails. */
  guard: GuardState;
  chain: ChainEntry[];
  lanes: Lane[];
  shells: ShellState[];
  canaries: CanaryView[];
  errorRates: ErrorRate[];
  releases: StoredRelease[];
  authority: Authority;
}

const DAY_MS = 86_400_000;
export const SHOWN_REVISIONS = 20;

/** What may be done from here; never throws, because the page shows all the same. */
export function authorityOf(access: StoreAccess): Authority {
  try {
    const keys = access.keys();
    const entry = keys.trusted.entry(keys.signing.id);
    if (!entry) return { role: 'nothing', reason: '这个发布台的钥匙不在受信任的钥匙圈里，只能看。' };
    if (entry.signsUntil < new Date().toISOString())
      return { role: 'nothing', reason: `钥匙 ${describeKey(entry)} 已过期，只能看。` };
    if (access.store instanceof ShellCopy)
      return { role: 'rollback', reason: `${storeAwayTitle(access.store)}：现在只能回滚和停止金丝雀。` };
    if (entry.role === 'promote') return { role: 'promote', reason: '' };
    return { role: 'rollback', reason: '这个发布台的钥匙只能回滚和停止金丝雀。' };
  } catch (error) {
    return { role: 'nothing', reason: `没有可用的钥匙，只能看。${messageOf(error)}` };
  }
}

/** Reads store and shells once; `now` is the right end of the timeline. */
export async function readModel(
  { access, watch, sight }: { access: StoreAccess; watch: ShellWatch; sight: Pick<StoreSight, 'away'> },
  now: Date,
): Promise<DeskModel> {
  const { store } = access;
  const keys = access.trusted();
  const from = now.getTime() - DAY_MS;
  const [report, guard, chain, releases] = await Promise.all([
    status(store, keys),
    readGuardState(store, keys),
    readChain(store, keys, { least: SHOWN_REVISIONS, since: new Date(from) }),
    listReleases(store),
  ]);
  return {
    now,
    storeAway: sight.away,
    status: report,
    guard,
    chain,
    lanes: timelineOf(chain, from, now.getTime()),
    shells: watch.states,
    canaries: report.remotes.flatMap((remote) => canaryOf(remote, chain, watch.sampler) ?? []),
    errorRates: report.remotes.map((remote) => errorRateOf(remote, watch.sampler, now.getTime())),
    releases,
    authority: authorityOf(access),
  };
}
