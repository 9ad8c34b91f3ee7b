import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Archive } from '../archive/archive';
import { DATABASE, FACTS, JOURNAL, PROMOTED, STORE } from '../archive/archive-names';
import { ArchiveStore } from '../archive/archive-store';
import { ArchiveWriter } from '../archive/archive-writer';
import { BackupFacts } from '../archive/backup-facts';
import type { ReleaseConfig } from '../config';
import { RefusedFileError, ReleaseError } from '../errors/release-error';
import { systemCode } from '../errors/system-error';
import type { TrustedKeys } from '../keys/signing-keys';
import { isStorePath, type ReleaseStore } from '../store/release-store';
import { FREEZE_PATH } from '../store/store-paths';
import { parseChecked } from '../text/checked-json';
import { draftsOf, removeBackupLeftovers, removeWhenEnded } from './backup-leftovers';
import { writeBackupRecord } from './backup-record';
import { runDataProcess } from './data-process';
import type { StoreAccess } from './store-access';
import { verify, type VerifyReport } from './verify';

export interface Backup extends BackupFacts, Pick<VerifyReport, 'revisions' | 'newest' | 'releases'> {
  file: string;
  files: number;
  /** What is wrong with the store, and so with its copy, one sentence each. */
  faults: string[];
}

/**
 * Makes one file of store, chain, database and journal while the site runs, reads it back, and proves chain and
 * releases of what it read. Keys are not in it.
 * @param file must not be there yet
 * @throws {ReleaseError} one sentence; no file is left then
 */
export async function backUp({ config, store, trusted }: StoreAccess, file: string, now: Date): Promise<Backup> {
  requirePlace(config, file);
  const keys = trusted();
  const { work, draft } = draftsOf(config, file);
  const goOn = removeWhenEnded([work, draft]);
  try {
    await removeBackupLeftovers(config, now, file);
    await mkdir(work, { mode: 0o700 });
    if (dirname(file) === ownFolder(config)) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const { facts, refused } = await write({ config, store, work, now }, draft);
    const proven = await prove(draft, keys);
    // No link, which the disks of many backups do not have.
    await rename(draft, file);
    await writeBackupRecord(config, { at: facts.at, file });
    return { ...facts, ...proven, file, faults: [...refused, ...proven.faults] };
  } catch (error) {
    const code = systemCode(error);
    throw code ? new ReleaseError(`The backup ${file} cannot be written (${code}).`, { cause: error }) : error;
  } finally {
    await Promise.all([draft, work].map((path) => rm(path, { recursive: true, force: true })));
    goOn();
  }
}

/** Where backups lie unless somebody says where else. */
const ownFolder = ({ dataDir }: Pick<ReleaseConfig, 'dataDir'>) => join(dataDir, 'backups');

function requirePlace(config: ReleaseConfig, file: string): void {
  const { dataDir } = config;
  if (existsSync(file)) throw new ReleaseError(`${file} is there already; a backup replaces no file.`);
  if (!existsSync(join(dataDir, 'api')))
    throw new ReleaseError(
      `The data folder ${dataDir} has no database and journal (api): name the site's folder in DATA_DIR.`,
    );
  const folder = dirname(file);
  // A disk that is not mounted leaves an empty place on the one of the system.
  if (folder !== ownFolder(config) && !existsSync(folder))
    throw new ReleaseError(
      `The folder ${folder} is not there, and no backup was made: mount its disk, or make the folder where it is new.`,
    );
}

type Sources = { config: ReleaseConfig; store: ReleaseStore; work: string; now: Date };

/** The store first, as it may take long: the moment of the backup is that of the data behind it. */
async function write({ config, store, work, now }: Sources, draft: string) {
  const writer = await ArchiveWriter.create(draft, now);
  try {
    const refused = await addStore(writer, store);
    const promoted = await readFile(join(config.dataDir, PROMOTED)).catch(() => null);
    if (promoted) await writer.addBytes(PROMOTED, promoted);
    const facts = await addData(writer, config, join(work, 'copy'));
    await writer.finish();
    return { facts, refused };
  } finally {
    await writer.close();
  }
}

/**
 * Revisions are listed first: what they name was published before them. Gives what no reader takes of the store, as sentences:
 * one stray file shall not keep anybody from a backup.
 */
async function addStore(writer: ArchiveWriter, store: ReleaseStore): Promise<string[]> {
  const refused: string[] = [];
  const paths: string[] = [];
  for (const folder of ['revisions', 'remotes', 'shell', 'checks']) paths.push(...(await store.list(folder)));
  // Of the records that are replaced this one: a heartbeat says nothing of another machine.
  paths.push(FREEZE_PATH);
  for (const path of paths) {
    const bytes = await readUnlessRefused(store, path, refused);
    // Null for what was pruned meanwhile, too.
    if (bytes) await writer.addBytes(STORE + path, bytes);
  }
  return refused;
}

async function readUnlessRefused(store: ReleaseStore, path: string, refused: string[]): Promise<Buffer | null> {
  if (!isStorePath(path)) {
    refused.push(`${JSON.stringify(path)} of the store is left out: no reader takes that name.`);
    return null;
  }
  return store.read(path).catch((error: unknown) => {
    if (!(error instanceof RefusedFileError)) throw error;
    refused.push(error.message);
    return null;
  });
}

async function addData(writer: ArchiveWriter, config: ReleaseConfig, copy: string): Promise<BackupFacts> {
  const copied = await runDataProcess(config, 'copy', config.dataDir, copy);
  const bytes = Buffer.from(JSON.stringify({ format: 1, ...(copied as object) }));
  const facts = parseChecked(bytes, BackupFacts, 'What the api says of its data');
  await writer.addBytes(FACTS, bytes);
  await writer.addFile(DATABASE, join(copy, DATABASE));
  for (const name of await readdir(join(copy, JOURNAL)))
    await writer.addFile(JOURNAL + name, join(copy, JOURNAL, name));
  return facts;
}

async function prove(draft: string, keys: TrustedKeys) {
  const archive = await Archive.open(draft);
  try {
    const { revisions, newest, releases, faults } = await verify(new ArchiveStore(archive), keys);
    return { revisions, newest, releases, faults, files: archive.names.length };
  } finally {
    await archive.close();
  }
}
