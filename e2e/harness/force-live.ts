import { parseRevision, revisionHash, writeRevision } from '@site/release/chain/revision';
import { revisionPath } from '@site/release/store/store-paths';
import type { Site } from './site';
import { waitFor } from './wait';

/** Writes the next revision without the checks of a promotion: what is in the store may have been damaged since. */
export async function forceLive({ store, keys, shell }: Site, remote: string, version: string): Promise<void> {
  const { newest } = await shell.health();
  const file = store.readSync(revisionPath(newest));
  if (!file) throw new Error(`Revision ${newest} is not in the store.`);
  const { signature: _, ...last } = parseRevision(file, newest, keys.trusted);
  const remotes = { ...last.remotes, [remote]: { version, canaryVersion: null, canaryShare: 0 } };
  const next = {
    ...last,
    createdAt: new Date().toISOString(),
    sequence: newest + 1,
    previousHash: revisionHash(file),
    remotes,
    reason: 'forced',
  };
  await store.putFile(revisionPath(next.sequence), writeRevision(next, keys.signing).file);
}

/** As `forceLive`, and waits until the running shell has followed. */
export async function forceFollowed(site: Site, remote: string, version: string): Promise<void> {
  const { newest } = await site.shell.health();
  await forceLive(site, remote, version);
  await waitFor('the shell has taken it in', async () => (await site.shell.health()).revision > newest);
}
