import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@site/release/config';
import { publishLocal } from '@site/tooling/commands/publish-local';

/** Where a site has its data and, beside them, its keys. */
export function placesIn(root: string) {
  const dataDir = path.join(root, 'data');
  const {
    keys,
    storeRoot: assetStore,
    openStore,
  } = readConfig({
    DATA_DIR: dataDir,
    TRUSTED_KEYS: path.join(root, 'keys/trusted.json'),
  });
  return { dataDir, assetStore, openStore, keys };
}

function publishInto(root: string): Promise<void> {
  const settings = { port: 0, apiPort: 0, opsPort: 0, apiOpsPort: 0, hotPort: 0, guard: false, ...placesIn(root) };
  return publishLocal(settings, undefined, () => undefined);
}

/** Publishes every build once for all sites of a run; gives what removes the folder. */
export async function publishTemplate(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-template-'));
  await publishInto(folder);
  process.env.E2E_TEMPLATE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills a site's folder with keys, store and the first revision; outside a run of the journeys it publishes itself. */
export async function laySite(root: string): Promise<void> {
  const template = process.env.E2E_TEMPLATE;
  // A copy, where the disk can a lazy one: tests damage files of their store.
  if (template) cpSync(template, root, { recursive: true, mode: constants.COPYFILE_FICLONE });
  else await publishInto(root);
}
