import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishLocal } from '../../scripts/publish-local';

function publishInto(dataDir: string): Promise<void> {
  const settings = { port: 0, apiPort: 0, dataDir, assetStore: path.join(dataDir, 'store') };
  return publishLocal(settings, undefined, () => undefined);
}

/** Publishes every build once for all sites of a run; gives what removes the folder. */
export async function publishTemplate(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-template-'));
  await publishInto(folder);
  process.env.E2E_TEMPLATE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills a site's data folder with keys, store and the first revision; outside a run of the journeys it publishes itself. */
export async function laySite(dataDir: string): Promise<void> {
  const template = process.env.E2E_TEMPLATE;
  // A copy, where the disk can a lazy one: tests damage files of their store.
  if (template) cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  else await publishInto(dataDir);
}
