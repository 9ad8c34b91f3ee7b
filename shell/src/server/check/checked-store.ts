import { FileStore } from '@site/release/store/file-store';
import { StoreUnreachableError } from '@site/release/mirror/mirror-stores';
import { ReleaseCopies } from '@site/release/mirror/release-copies';
import { isS3Address } from '@site/release/store/s3/s3-place';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { GateRequest } from '@site/shared/contract/gate-report';
import type { ShellConfig } from '../../config/config';

/**
 * The store that a check is asked about; of one in a bucket the copy of this machine, with the releases of the request in it.
 * @throws {Error} when the configuration names no bucket, or it cannot be asked
 */
export async function openCheckedStore(
  { assetStore, bucket }: Pick<ShellConfig, 'assetStore' | 'bucket'>,
  { storeRoot, versions, live }: Pick<GateRequest, 'storeRoot' | 'versions' | 'live'>,
  keys: TrustedKeys,
): Promise<FileStore> {
  if (!isS3Address(storeRoot)) return new FileStore(storeRoot);
  if (!bucket) throw new Error(`The check was asked about ${storeRoot}, and ASSET_STORE names no bucket here.`);
  const local = new FileStore(assetStore);
  const copies = new ReleaseCopies({ remote: bucket.open(), local, keys });
  // What is wrong with a release is found where it is looked at.
  for (const [name, version] of [...Object.entries(versions), ...Object.entries(live)])
    await copies.copy(name, version).catch((error) => {
      if (error instanceof StoreUnreachableError) throw error;
    });
  return local;
}
