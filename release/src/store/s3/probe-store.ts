import { randomUUID } from 'node:crypto';
import { ReleaseError } from '../../errors/release-error';
import type { ReleaseStore } from '../release-store';

type Driver = Pick<ReleaseStore, 'putFile' | 'remove'>;

/**
 * Tries whether a store keeps what is there: writes one small file twice and removes it.
 * @throws {ReleaseError} when the second write replaced the first: then two operators could both win a revision
 */
export async function probeStore(store: Driver, name: string): Promise<void> {
  const path = `probes/${randomUUID()}`;
  await store.putFile(path, Buffer.from('one'));
  const replaced = await store.putFile(path, Buffer.from('two'));
  await store.remove(path);
  if (!replaced) return;
  throw new ReleaseError(
    `The store ${name} overwrites a file although it was told not to (If-None-Match: *), so two operators could both ` +
      'win. Use a service that keeps to it: Amazon S3, Cloudflare R2, MinIO or the RADOS gateway of Ceph do.',
  );
}
