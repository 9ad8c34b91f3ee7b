import type { FileStore } from '@site/release/store/file-store';
import { StoreMirror } from '@site/release/mirror/store-mirror';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { Logger } from 'pino';
import type { Alarms } from './alarms';
import type { Delays } from './coalesced';
import type { ChainReader } from './chain-reader';
import { EarlierFiles } from './earlier-files';
import type { SetComposer } from './set-composer';
import type { Lineage } from './lineage';
import { StoreOrders } from './store-orders';
import type { StorePlace } from './store-place';
import { StoreWatch } from './store-watch';

type Options = {
  place: StorePlace;
  /** What the shell reads, and the keys that judge it. */
  source: { store: FileStore; keys: TrustedKeys };
  alarms: Alarms;
  log: Logger;
  /** The versions of the shell that runs, one for each line. */
  shells: readonly string[];
  chain: Pick<ChainReader, 'sequence' | 'accepted'>;
  lineage: Lineage;
  changed: () => void;
  /** False for a folder in which what is live is replaced at each moment: nobody keeps a copy of it. */
  isKept?: boolean;
  /** When what nobody waits for is copied; for tests. */
  rest?: Delays;
};

/** What a shell that reads nothing but its copy makes its store give. */
type Fetching = {
  earlier?: EarlierFiles;
  /** @throws {ReleaseError} why a version cannot be copied */
  fetch?: (versions: Record<string, string>) => Promise<void>;
  /** Copies what a set needs before it is composed: a preview is of a version that no revision names. */
  composing: (composer: Pick<SetComposer, 'compose'>) => Pick<SetComposer, 'compose'>;
};

/** The copy that a shell has of its store; what it asks of the store by itself and what visitors and operators make it ask. */
export type Mirror = Fetching & {
  orders: StoreOrders;
  watch: StoreWatch;
  /** Who is told of a new revision waits for it; undefined where the store is read itself. */
  notified: StoreWatch | undefined;
  /** Before the first revision is read, and once the first page can be served. */
  beforeStart: () => Promise<void>;
  afterStart: () => void;
};

function fetchingInto(mirror: StoreMirror): Fetching {
  const fetch = async (versions: Record<string, string>) => {
    for (const [name, version] of Object.entries(versions)) await mirror.releases.copy(name, version);
  };
  return {
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

export function openMirror({ place, source, chain, shells, isKept = true, ...options }: Options): Mirror {
  const { name, copy, remote, isFolder } = place;
  const mirror = new StoreMirror({ remote, local: copy, keys: source.keys });
  const ofStore = { name, copy, isFolder, shells: isFolder ? [] : shells };
  const watch = new StoreWatch({ ...options, ...ofStore, mirror, source, sequence: () => chain.sequence });
  return {
    ...(isFolder ? { composing: (composer) => composer } : fetchingInto(mirror)),
    orders: new StoreOrders({ name, source, mirror, watch, chain }),
    watch,
    notified: isFolder ? undefined : watch,
    beforeStart: async () => (isFolder ? undefined : watch.start()),
    afterStart: () => (isFolder && isKept ? watch.startLater() : undefined),
  };
}
