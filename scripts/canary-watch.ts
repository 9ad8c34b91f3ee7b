import { readConfig } from '@site/release/config';
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

/** Where a version stands: a canary that was taken back is neither. */
async function stateOf({ name, version }: ChangedRelease): Promise<'live' | 'canary' | 'gone'> {
  const { store, trusted } = openStoreAccess(readConfig());
  const { revision } = await readHead(store, trusted());
  const live = revision?.remotes[name];
  if (live?.version === version) return 'live';
  return live?.canaryVersion === version ? 'canary' : 'gone';
}

/** Looks at the chain until the time is over. False as soon as the guard or somebody has taken the canary back. */
export async function watchCanary(release: ChangedRelease, minutes: number): Promise<boolean> {
  const label = `${release.name} ${release.version}`;
  for (const end = Date.now() + minutes * 60_000; ; ) {
    const state = await stateOf(release);
    if (state === 'gone') {
      console.error(`${label} is no canary any more: npm run release -- history says who took it back, and why.`);
      return false;
    }
    if (state === 'live' || Date.now() >= end) {
      console.log(state === 'live' ? `${label} is live already.` : `${label} has held for ${minutes} minutes.`);
      return true;
    }
    await new Promise((done) => setTimeout(done, lookEvery));
  }
}
