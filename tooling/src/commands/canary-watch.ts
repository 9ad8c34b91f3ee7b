import { readConfig } from '@site/release/config';
import { type GuardState, readGuardState } from '@site/release/heartbeat/guard-state';
import { readHead } from '@site/release/chain/head';
import { openStoreAccess } from '@site/release/operations/store-access';
import type { ChangedRelease } from './changed-releases';

const lookEvery = 5000;
const usualMinutes = 30;

/** @throws {Error} naming the value */
export function readMinutes(options: readonly string[]): number {
  const [option, value = '', ...rest] = options;
  if (option === undefined) return usualMinutes;
  if (option !== '--minutes' || rest.length || !/^[1-9]\d{0,2}$/.test(value))
    throw new Error(`“${options.join(' ')}” is not understood: watch takes --minutes from 1 to 999.`);
  return Number(value);
}

type State = 'live' | 'canary' | 'gone';

/** Where a version stands: a canary that was taken back is neither. And whether a guard looks at it. */
async function look({ name, version }: ChangedRelease): Promise<{ state: State; guard: GuardState }> {
  const { store, trusted } = openStoreAccess(readConfig());
  const keys = trusted();
  const { revision } = await readHead(store, keys);
  const guard = await readGuardState(store, keys);
  const live = revision?.remotes[name];
  if (live?.version === version) return { state: 'live', guard };
  return { state: live?.canaryVersion === version ? 'canary' : 'gone', guard };
}

/** A guard that is started anew is ended for some seconds, which is no more than that; at the end one has to live. */
function isUnwatched({ state }: GuardState, isOver: boolean): boolean {
  return isOver ? state !== 'alive' : state === 'dead' || state === 'refused';
}

/**
 * Looks at the chain until the time is over. False as soon as the guard or somebody has taken the canary back, and where no guard
 * lives that would have.
 */
export async function watchCanary(release: ChangedRelease, minutes: number): Promise<boolean> {
  const label = `${release.name} ${release.version}`;
  for (const end = Date.now() + minutes * 60_000; ; ) {
    const { state, guard } = await look(release);
    const isOver = Date.now() >= end;
    if (state === 'gone') {
      console.error(`${label} is no canary any more: npm run release -- history says who took it back, and why.`);
      return false;
    }
    if (state === 'canary' && isUnwatched(guard, isOver)) {
      console.error(
        `${label} had no guard that lives, so that it held says nothing: npm run release -- doctor says more.`,
      );
      return false;
    }
    if (state === 'live' || isOver) {
      console.log(state === 'live' ? `${label} is live already.` : `${label} has held for ${minutes} minutes.`);
      return true;
    }
    await new Promise((done) => setTimeout(done, lookEvery));
  }
}
