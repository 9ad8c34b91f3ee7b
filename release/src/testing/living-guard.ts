import { guardKeys } from '../guard/guard-keys';
import { Heart } from '../heartbeat/heart';
import type { KeyFiles } from '../keys/key-files';
import type { ReleaseStore } from '../store/release-store';

/** A beat of a guard with the key of these files, as of now; gives what ends it. */
export async function beatOnce(store: ReleaseStore, files: KeyFiles): Promise<Heart> {
  const log = (line: string) => {
    throw new Error(line);
  };
  const heart = new Heart({ store, keys: () => guardKeys(files), log });
  await heart.beat(0);
  return heart;
}
