import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@site/release/config';
import { openGate } from '@site/release/gate/gate';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { openStoreAccess, type StoreAccess } from '@site/release/operations/store-access';
import type { Break } from '@site/release/drill/broken-build';
import { brokenRelease, brokenSections } from './broken-release';
import { laySite, placesIn } from './site-template';

/** A store with all sections live, and the gate before it. */
export type GateSite = {
  access: StoreAccess;
  /** A version of the help centre, or of another section; the same for both others. */
  publishPages: (version: string, made?: Break, remote?: string) => Promise<void>;
  promotePages: (version: string, remote?: string) => ReturnType<typeof promote>;
  /** What the gate says against a version, a sentence each; undefined where it goes live. */
  refusalOf: (version: string, remote?: string) => Promise<string[] | undefined>;
  close: () => void;
};

/** What is live of the sections that are broken before anything is tried. */
const liveVersion = '9.0.0';

/**
 * @param api the origin of the service that pages ask
 * @param live what is live of the sections that are broken: few of their pages, which are quick to check, or all
 */
export async function openGateSite(api: string, live: 'few pages' | 'whole' = 'few pages'): Promise<GateSite> {
  const before = { ...process.env };
  const root = mkdtempSync(path.join(tmpdir(), 'gate-'));
  await laySite(root);
  const { dataDir, keys } = placesIn(root);
  const hosts = { BASE_API_URL: api, LIVE_API_URL: api, CMS_API_URL: api };
  Object.assign(process.env, { DATA_DIR: dataDir, TRUSTED_KEYS: keys.trusted, ...hosts });
  const access = openStoreAccess(readConfig());
  const publishPages: GateSite['publishPages'] = async (version, made, remote) => {
    await publish(access.store, access.keys(), brokenRelease(version, made, remote), { by: 'e2e' });
  };
  const promotePages: GateSite['promotePages'] = (version, remote = 'mf-help') =>
    promote(access.store, access.keys(), { [remote]: version }, { by: 'e2e', check: openGate(access) });
  if (live === 'few pages') {
    const broken = brokenSections();
    for (const remote of broken) await publishPages(liveVersion, {}, remote);
    const first = Object.fromEntries(broken.map((remote) => [remote, liveVersion]));
    await promote(access.store, access.keys(), first, { by: 'e2e', ungated: 'to begin with' });
  }
  return {
    access,
    publishPages,
    promotePages,
    refusalOf: (version, remote) =>
      promotePages(version, remote).then(
        () => undefined,
        (error: Error & { reasons?: string[] }) => error.reasons ?? [error.message],
      ),
    close: () => {
      process.env = before;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
