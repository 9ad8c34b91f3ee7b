import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Archive } from '../archive/archive';
import { DATABASE, FACTS, JOURNAL, MANIFEST, PROMOTED, STORE } from '../archive/archive-names';
import { ArchiveStore } from '../archive/archive-store';
import { BackupFacts } from '../archive/backup-facts';
import { CheckFailedError, ReleaseError } from '../errors/release-error';
import { systemCode } from '../errors/system-error';
import { parseChecked } from '../text/checked-json';
import { runDataProcess } from './data-process';
import type { StoreAccess } from './store-access';
import { verify, type VerifyReport } from './verify';

const DRAFT = '.restoring-';

export interface Restored extends BackupFacts, Pick<VerifyReport, 'revisions' | 'newest' | 'releases' | 'faults'> {
  dataDir: string;
}

interface RestoreOptions {
  dataDir: string;
  /** Whether a backup of a store with faults is restored with them. */
  withFaults?: boolean | undefined;
}

/**
 * Makes a data folder of a backup, which has all of it or nothing. Before anything is written the hash of every file is checked,
 * and the chain and every release are proven. Database and journal are not signed.
 * @throws {ReleaseError} one sentence; the folder has nothing of it then
 */
export async function restore(access: StoreAccess, file: string, options: RestoreOptions): Promise<Restored> {
  const { dataDir, withFaults = false } = options;
  await requireEmpty(dataDir);
  const archive = await Archive.open(file);
  try {
    const facts = parseChecked((await archive.read(FACTS)) ?? Buffer.of(), BackupFacts, `${FACTS} of ${file}`);
    const { revisions, newest, releases, faults } = await verify(new ArchiveStore(archive), access.trusted());
    if (faults.length > 0 && !withFaults)
      throw new CheckFailedError(
        `The store in ${file} has ${faults.length} faults, and nothing was written; --with-faults restores it as it is:`,
        faults,
      );
    await lay(access, archive, { dataDir, kind: facts.database });
    return { ...facts, revisions, newest, releases, faults, dataDir };
  } finally {
    await archive.close();
  }
}

async function requireEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw new ReleaseError(`The folder ${dataDir} cannot be read (${systemCode(error)}).`);
  });
  const [first] = names.sort();
  if (first?.startsWith(DRAFT))
    throw new ReleaseError(
      `The folder ${dataDir} is not empty: ${first} is what an interrupted restore left, and may be removed when none runs; a backup is restored to an empty or new one.`,
    );
  if (first !== undefined)
    throw new ReleaseError(
      `The folder ${dataDir} is not empty: ${first} is in it; a backup is restored to an empty or new one.`,
    );
}

type Target = { dataDir: string; kind: BackupFacts['database'] };

/** In a folder beside its place, so that what was restored in part is never started. */
async function lay({ config }: StoreAccess, archive: Archive, { dataDir, kind }: Target): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(join(dataDir, DRAFT));
  try {
    await unpack(archive, draft);
    const copy = join(draft, 'copy');
    await runDataProcess(config, 'lay', draft, copy, kind);
    await rm(copy, { recursive: true });
    for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
  } catch (error) {
    const code = systemCode(error);
    throw code ? new ReleaseError(`The folder ${dataDir} cannot be written (${code}).`, { cause: error }) : error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Names of a backup are names below a folder (archive-names.ts). What the api lays itself waits in `copy`. */
async function unpack(archive: Archive, draft: string): Promise<void> {
  const isOfApi = (name: string) => name === DATABASE || name.startsWith(JOURNAL);
  const isKept = (name: string) => name === PROMOTED || name.startsWith(STORE);
  await mkdir(join(draft, 'copy', JOURNAL), { recursive: true, mode: 0o700 });
  for (const name of archive.names) {
    if (name === MANIFEST || !(isOfApi(name) || isKept(name))) continue;
    const target = isOfApi(name) ? join(draft, 'copy', name) : join(draft, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await archive.extract(name, target);
  }
}
