import path from 'node:path';
import type { FileStore } from '@site/release/store/file-store';
import { KeyringFile } from '@site/release/keys/keyring-file';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config/config';
import type { ShellBuilds } from '../../render/pages/shell-builds';
import { CanarySets } from '../canary/canary-sets';
import { PreviewSets } from '../preview/preview-sets';
import { Alarms } from './alarms';
import { AssetSource } from './asset-source';
import { ChainReader } from './chain-reader';
import { GuardWatch } from './guard-watch';
import { KeptSets } from './kept-sets';
import { Lineage } from './lineage';
import { LiveSets } from './live-sets';
import { openMirror } from './open-mirror';
import { OutsideMarks } from './outside-marks';
import { shellsIn } from './read-shell-builds';
import { ReleaseFollower } from './release-follower';
import type { Shells } from '../../render/pages/set-lines';
import type { SectionPools } from '../../render/processes/section-pools';
import { SetComposer } from './set-composer';
import { SetKeeper } from './set-keeper';
import { SetWarmer } from './set-warmer';
import type { StoreOrders } from './store-orders';
import { openStorePlace } from './store-place';
import type { StoreWatch } from './store-watch';

type Options = {
  pools: SectionPools;
  /** See `ShellEnds`. */
  setAside?: string | undefined;
  config: ShellConfig;
  builds: ShellBuilds;
  log: Logger;
};

export type Releases = {
  sets: LiveSets;
  canaries: CanarySets;
  previews: PreviewSets;
  follower: ReleaseFollower;
  alarms: Alarms;
  chain: ChainReader;
  files: AssetSource;
  keyring: KeyringFile;
  warmer: SetWarmer;
  /** Undefined where the store is a folder, which is read as it is. */
  storeWatch: StoreWatch | undefined;
  /** What it takes from operators while the store is away, and what they may read meanwhile. */
  ordering: { orders: StoreOrders; store: FileStore };
  guard: GuardWatch;
  /** What this shell is built as, one for each line. */
  shells: Shells;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Everything that follows the chain of revisions and reads releases. */
export function createReleases({ config, builds, log, pools, setAside }: Options): Releases {
  const keys = new KeyringFile(config.trustedKeys, (reason) => log.error({ reason }, 'keyring'));
  const place = openStorePlace(config);
  const { store } = place;
  const source = { store, keys };
  const alarms = new Alarms(log);
  const kept = new KeptSets({ folder: path.join(config.dataDir, 'shell/kept'), store, keys, alarms });
  const shells = shellsIn(builds);
  const versions = builds.map(({ manifest }) => manifest.version);
  const { site, publicAssetUrl: assetBase, fragmentCache } = config;
  const context = { ...shells, site, assetBase, fragmentCache };
  // Where sections are developed every saved change is a set of its own: nothing is loaded for what may come after it.
  const ahead = config.site.hotServer === undefined;
  const failed = (page: object) => log.error(page, 'page failed');
  const composer = new SetComposer({ context, source, kept, pools, setAside, failed });
  const sets = new LiveSets({ composer, log, arrived: () => follower.setArrived() });
  const variantComposer = new SetComposer({ context, source, kept, pools });
  const canaries = new CanarySets({ composer: variantComposer, alarms, log });
  const chain = new ChainReader({ ...source, alarms });
  const lineage = new Lineage(source);
  let following = false;
  const changed = () => following && follower.lookSoon();
  const mirror = openMirror({ place, source, alarms, log, shells: versions, chain, lineage, changed, isKept: ahead });
  const previews = new PreviewSets({ composer: mirror.composing(variantComposer), log });
  const files = new AssetSource({ ...source, kept, own: builds, alarms, earlier: mirror.earlier });
  const keeper = new SetKeeper({ source, sets, chain, kept, markOnly: !ahead });
  const warmer = new SetWarmer({ source, sets, log, ahead, fetch: mirror.fetch });
  const outside = new OutsideMarks({ config: config.revisions });
  const parts = { sets, canaries, chain, alarms, files, warmer };
  const follower = new ReleaseFollower({ ...parts, source, keyring: keys, lineage, kept, keeper, outside, log });
  // The record is replaced in the store itself, of which a mirror copies what never changes.
  const guard = new GuardWatch({ store: place.remote, keys, log });
  const start = async () => {
    guard.start();
    await mirror.beforeStart();
    await follower.start();
    following = true;
    mirror.afterStart();
  };
  const stop = async () => {
    guard.stop();
    // A store that hangs holds up no stop: what is half copied is copied by the next start.
    mirror.watch.stop().catch(() => undefined);
    await follower.stop();
  };
  return {
    ...parts,
    ordering: { orders: mirror.orders, store },
    previews,
    follower,
    keyring: keys,
    storeWatch: mirror.notified,
    guard,
    shells,
    start,
    stop,
  };
}
