import path from 'node:path';
import { FilledFolder } from '@site/release/mirror/filled-folder';
import { MirroredFolder } from '@site/release/mirror/mirrored-folder';
import { FileStore } from '@site/release/store/file-store';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { ShellConfig } from '../../config/config';

/** A store as a shell has it: in a bucket or a folder, with a copy on this machine. */
export type StorePlace = {
  /** As operators write its address. */
  name: string;
  /** What is read: of a bucket the copy; a folder itself, and its copy while it is away. */
  store: FileStore;
  copy: FileStore;
  /** The store itself, which says when it is away. */
  remote: ReleaseStore;
  isFolder: boolean;
};

export function openStorePlace({
  bucket,
  assetStore,
  dataDir,
}: Pick<ShellConfig, 'bucket' | 'assetStore' | 'dataDir'>): StorePlace {
  if (bucket) {
    const copy = new FileStore(assetStore);
    return { name: bucket.name, store: copy, copy, remote: bucket.open(), isFolder: false };
  }
  const copy = new FileStore(path.join(dataDir, 'shell/mirror'));
  const store = new MirroredFolder(assetStore, copy);
  return { name: assetStore, store, copy, remote: new FilledFolder(assetStore), isFolder: true };
}
