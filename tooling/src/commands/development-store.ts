import { rmSync } from 'node:fs';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import type { BuiltRelease } from '@site/release/releases/built-release';
import { localKeys, publishLocal } from './publish-local';
import { lockFolder } from '../../../api/src/database/folder-lock';
import type { Settings } from './settings';

const by = 'npm run dev';

/** Every start begins it empty, so that no file of it has to outlive the machine. */
function developmentStore(folder: string): FileStore {
  return new FileStore(folder, false);
}

/** Settings of a shell that runs what is developed: a store and a data folder of their own, so that `npm start` finds its own as it left them. */
export function developmentSettings(settings: Settings): Settings {
  const dataDir = path.join(settings.dataDir, 'development');
  const assetStore = path.join(dataDir, 'store');
  return { ...settings, dataDir, assetStore, openStore: () => developmentStore(assetStore) };
}

/**
 * Keeps the folder of these settings to this run: the next one would empty it under a shell that serves from it. The lock lies beside it.
 * @returns what gives it up
 * @throws {FolderInUse} while another run has it
 */
export function claimDevelopment({ dataDir }: Pick<Settings, 'dataDir'>): () => void {
  return lockFolder(`${dataDir}-lock`);
}

/** The store that a run of `npm run dev` begins empty: signed releases and revisions as in any other, and as many as were saved. */
export class DevelopmentStore {
  private constructor(
    private readonly store: FileStore,
    private readonly keys: ReleaseKeys,
  ) {}

  /**
   * Makes live what is not developed.
   * @param names sections whose builds are taken
   * @param published releases that are taken as they are
   */
  static async lay(
    settings: Settings,
    names: string[],
    published: readonly BuiltRelease[] = [],
  ): Promise<DevelopmentStore> {
    rmSync(settings.dataDir, { recursive: true, force: true });
    const quiet = () => undefined;
    await publishLocal(settings, names, quiet);
    const store = developmentStore(settings.assetStore);
    const laid = new DevelopmentStore(store, await localKeys(store, settings, quiet));
    for (const release of published) {
      await laid.publish(release);
      await laid.promote(release);
    }
    return laid;
  }

  /** From here on the shell serves its browser files. */
  async publish(release: BuiltRelease): Promise<void> {
    await publish(this.store, this.keys, release, { by });
  }

  async promote({ manifest: { name, version } }: Pick<BuiltRelease, 'manifest'>): Promise<void> {
    await promote(this.store, this.keys, { [name]: version }, { by, ungated: 'npm run dev on this machine' });
  }
}
