import type { FileStore } from '@site/release/store/file-store';
import { StoreMirror } from '@site/release/mirror/store-mirror';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config/config';
import type { Alarms } from './alarms';
import type { ChainReader } from './chain-reader';
import { EarlierFiles } from './earlier-files';
import type { SetComposer } from './set-composer';
import type { Lineage } from './lineage';
import { StoreOrders } from './store-orders';
import { StoreWatch } from './store-watch';

type Options = {
  /** The copy, and the keys that judge it. */
  source: { store: FileStore; keys: TrustedKeys };
  alarms: Alarms;
  log: Logger;
  /** The versions of the shell that runs, one for each line. */
  shells: readonly string[];
  chain: Pick<ChainReader, 'sequence' | 'accepted'>;
  lineage: Lineage;
  changed: () => void;
};

/** What a shell has of a store in a bucket; what it asks of it by itself and what visitors and operators make it ask. */
export type Mirror = {
  watch: StoreWatch;
  earlier: EarlierFiles;
  orders: StoreOrders;
  /** @throws {ReleaseError} why a version cannot be copied */
  fetch: (versions: Record<string, string>) => Promise<void>;
  /** Copies what a set needs before it is composed: a preview is of a version that no revision names. */
  composing: (composer: Pick<SetComposer, 'compose'>) => Pick<SetComposer, 'compose'>;
};

/** Undefined where the store is a folder, which is read as it is. */
export function openMirror(
  { bucket }: Pick<ShellConfig, 'bucket'>,
  { source, chain, ...options }: Options,
): Mirror | undefined {
  if (!bucket) return undefined;
  const mirror = new StoreMirror({ remote: bucket.open(), local: source.store, keys: source.keys });
  const fetch = async (versions: Record<string, string>) => {
    for (const [name, version] of Object.entries(versions)) await mirror.releases.copy(name, version);
  };
  const { name } = bucket;
  const watch = new StoreWatch({ ...options, name, mirror, source, sequence: () => chain.sequence });
  return {
    watch,
    orders: new StoreOrders({ name, source, mirror, watch, chain }),
    earlier: new EarlierFiles(mirror.releases),
    fetch,
    composing: (composer) => ({
      async compose(wanted, warm) {
        const { required = '' } = wanted;
        await fetch(required ? { [required]: wanted.versions[required] ?? '' } : {});
        return composer.compose(wanted, warm);
      },
    }),
  };
}
