import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import type { ReleaseConfig } from '../config';
import { systemCode } from '../errors/system-error';
import { replaceFile } from '../store/replace-file';
import { parseChecked } from '../text/checked-json';

/** The last backup of a data folder: its moment (ISO 8601) and its file. */
const BackupRecord = Type.Object({ at: Type.String(), file: Type.String() });
type BackupRecord = Static<typeof BackupRecord>;

type Place = Pick<ReleaseConfig, 'dataDir'>;

const recordFile = ({ dataDir }: Place) => join(dataDir, 'last-backup.json');

export async function writeBackupRecord(place: Place, record: BackupRecord): Promise<void> {
  await replaceFile(recordFile(place), `${JSON.stringify(record)}\n`);
}

/** Null where there was none. @throws {ReleaseError} for a record that is damaged */
export async function readBackupRecord(place: Place): Promise<BackupRecord | null> {
  const bytes = await readFile(recordFile(place)).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  });
  return bytes && parseChecked(bytes, BackupRecord, recordFile(place));
}
