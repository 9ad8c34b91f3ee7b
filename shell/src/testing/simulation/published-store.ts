import { MemoryStore } from '@site/release/store/memory-store';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { sampleRelease } from '@site/release/testing/sample-release';

export const sections = ['one', 'two'] as const;
export const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'] as const;

/** A store in which every version is published, and the second of each section is live after the first. */
export async function publishedStore(keys: ReleaseKeys): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const name of sections)
    for (const version of versions) await publish(store, keys, sampleRelease({ name, version }), { by: 'lin' });
  for (const version of versions.slice(0, 2))
    await promote(store, keys, Object.fromEntries(sections.map((name) => [name, version])), { by: 'lin' });
  return store;
}

/** A store with the same files, which goes its own way from here on. */
export function copyOf({ files }: MemoryStore): MemoryStore {
  const store = new MemoryStore();
  for (const [path, bytes] of files) store.files.set(path, bytes);
  return store;
}
