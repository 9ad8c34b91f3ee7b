import { type Environment, refuse } from '@site/shared/process/environment';
import path from 'node:path';
import { isRemote } from '@site/shared/process/setting-addresses';
import { openStore } from '@site/release/store/open-store';
import type { ReleaseStore } from '@site/release/store/release-store';
import { isS3Address, readS3Place } from '@site/release/store/s3/s3-place';

export type StoreConfig = {
  /** The folder that releases are read from: the store, or this shell's copy of a store in a bucket. */
  assetStore: string;
  /** The store in a bucket; undefined where the store is a folder. */
  bucket: { name: string; open: () => ReleaseStore } | undefined;
};

/** A shell asks again soon by itself, and serves meanwhile; milliseconds. */
const limits = { retries: 1, timeout: 10_000 };

/**
 * Reads `ASSET_STORE`: a folder, or `s3://bucket/folder` with the variables of its service.
 * @throws {InvalidSetting} naming the variable and its value
 */
export function readStore(env: Environment, dataDir: string): StoreConfig {
  const place = env.ASSET_STORE ?? path.join(dataDir, 'store');
  if (isS3Address(place)) {
    const { name } = readS3Place(place, env);
    return {
      assetStore: path.join(dataDir, 'shell/mirror'),
      bucket: { name, open: () => openStore(place, env, limits) },
    };
  }
  if (!isRemote(place)) return { assetStore: path.resolve(place), bucket: undefined };
  refuse('ASSET_STORE', place, 'a local folder or s3://bucket/folder');
}
