import path from 'node:path';
import { openStore } from '@site/release/store/open-store';
import type { ReleaseStore } from '@site/release/store/release-store';
import { isS3Address, readS3Place } from '@site/release/store/s3/s3-place';

type Environment = Record<string, string | undefined>;

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
 * @throws {Error} naming the variable and its value
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
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(place)) return { assetStore: path.resolve(place), bucket: undefined };
  throw new Error(`ASSET_STORE is “${place}”; it must be a local folder or s3://bucket/folder.`);
}
