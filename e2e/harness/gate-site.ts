import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@site/release/config';
import { openGate } from '@site/release/gate/gate';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { openStoreAccess, type StoreAccess } from '@site/release/operations/store-access';
import type { Break } from '@site/release/drill/broken-build';
import { brokenRelease } from './broken-release';
import { laySite, placesIn } from './site-template';

/** A store with all sections live, and the gate before it. */
export type GateSite = {
  access: StoreAccess;
  publishHelp: (version: string, made?: Break) => Promise<void>;
  promoteHelp: (version: string) => ReturnType<typeof promote>;
  /** What the gate says against a version, a sentence each; undefined where it goes live. */
  refusalOf: (version: string) => Promise<string[] | undefined>;
  close: () => void;
};

/** What is live of the help centre before anything is tried. */
const liveVersion = '9.0.0';

/**
 * @param api the origin of the service that pages ask
 * @param help what is live of the help centre: two of its pages, which are quick to check, or all
 */
export async function openGateSite(api: string, help: 'two pages' | 'whole' = 'two pages'): Promise<GateSite> {
  const before = { ...process.env };
  const root = mkdtempSync(path.join(tmpdir(), 'gate-'));
  await laySite(root);
  const { dataDir, keys } = placesIn(root);
  const hosts = { BASE_API_URL: api, LIVE_API_URL: api, CMS_API_URL: api };
  Object.assign(process.env, { DATA_DIR: dataDir, TRUSTED_KEYS: keys.trusted, ...hosts });
  const access = openStoreAccess(readConfig());
  const versions = (version: string) => ({ 'mf-help': version });
  const publishHelp = async (version: string, made?: Break) => {
    await publish(access.store, access.keys(), brokenRelease(version, made), { by: 'e2e' });
  };
  const promoteHelp = (version: string) =>
    promote(access.store, access.keys(), versions(version), { by: 'e2e', check: openGate(access) });
  if (help === 'two pages') {
    await publishHelp(liveVersion);
    await promote(access.store, access.keys(), versions(liveVersion), { by: 'e2e', ungated: 'to begin with' });
  }
  return {
    access,
    publishHelp,
    promoteHelp,
    refusalOf: (version) =>
      promoteHelp(version).then(
        () => undefined,
        (error: Error & { reasons?: string[] }) => error.reasons ?? [error.message],
      ),
    close: () => {
      process.env = before;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
