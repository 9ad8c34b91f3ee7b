import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyRole } from '@site/release/keys/key-entry';
import { Heart } from '@site/release/heartbeat/heart';
import { FileStore } from '@site/release/store/file-store';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import { freshFolder } from '@site/release/testing/fresh-stores';
import { freshKey, keysOf } from '@site/release/testing/sample-release';
import { type SampleShell, startSampleShell } from '@site/release/testing/sample-shell';
import { sampleCheck } from '@site/release/testing/sample-report';
import { fillSampleSite } from '@site/release/testing/sample-site';
import type { StoreAccess } from '@site/release/operations/store-access';

/** A store (`fillSampleSite`), keys, shells that follow it and what the desk works with. */
export interface SampleSite {
  store: FileStore;
  /** Of a promote key, whatever the desk holds. */
  keys: ReleaseKeys;
  /** What the desk works with. */
  access: StoreAccess;
  shells: SampleShell[];
  /** Of a guard that lives. */
  heart: Heart;
  /** Puts a gate there that refuses with this line, or lets pass where it is empty. */
  setGate(reason: string): void;
  stop(): Promise<void>;
}

/** The desk's key is a promote key unless `role` says otherwise; null leaves it without one. */
export async function sampleSite(role: KeyRole | null = 'promote', shellCount = 2): Promise<SampleSite> {
  const [publishing, promoting, rolling] = [freshKey('publish'), freshKey('promote'), freshKey('rollback')];
  const keys = keysOf(publishing, promoting, rolling);
  const folder = freshFolder();
  const store = new FileStore(join(folder, 'store'));
  await fillSampleSite(store, keys);

  const ofGuard = keysOf(publishing, rolling, promoting);
  const heart = new Heart({ store, keys: () => ofGuard, log: () => undefined });
  await heart.beat(0);
  const shells = await Promise.all(Array.from({ length: shellCount }, () => startSampleShell(store, keys.trusted)));
  const own = role === 'rollback' ? ofGuard : keys;
  const checkFile = join(folder, 'check.cjs');
  writeFileSync(checkFile, sampleCheck());
  const noKey = () => {
    throw new Error('There is no key to sign revisions with.');
  };
  const access = {
    config: {
      shellUrls: shells.map(({ url }) => url),
      checkFile,
      storeRoot: folder,
    } as StoreAccess['config'],
    store,
    trusted: () => keys.trusted,
    keys: role === null ? noKey : () => own,
  };
  return {
    store,
    keys,
    access,
    shells,
    heart,
    setGate: (reason) => writeFileSync(checkFile, reason ? sampleCheck(reason) : sampleCheck()),
    stop: async () => void (await Promise.all(shells.map((shell) => shell.stop()))),
  };
}
