import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseConfig } from '../config';
import { backupLeftovers } from '../operations/backup-leftovers';
import { readBackupRecord } from '../operations/backup-record';
import { type Finding, good, look } from './finding';

const DAY = 86_400_000;
const MOST_DAYS = 7;
const BACK_UP = 'npm run release -- backup';

type Place = Pick<ReleaseConfig, 'dataDir'>;

/**
 * How old the last backup of the data folder is, whether its file is there, and what interrupted ones left; nothing on a
 * machine without leads and database.
 */
export async function backupFindings(config: Place, now: Date): Promise<Finding[]> {
  if (!existsSync(join(config.dataDir, 'api'))) return [];
  return [...(await lastBackup(config, now)), ...(await leftovers(config, now))];
}

async function leftovers(config: Place, now: Date): Promise<Finding[]> {
  const paths = await backupLeftovers(config, now);
  if (paths.length === 0) return [];
  return [look(`An interrupted backup left ${paths.join(', ')}, with leads in it; the next one removes it.`, BACK_UP)];
}

async function lastBackup(config: Place, now: Date): Promise<Finding[]> {
  const record = await readBackupRecord(config);
  if (!record) return [look(`There was never a backup of ${config.dataDir}.`, BACK_UP)];
  if (!existsSync(record.file))
    return [look(`The last backup, of ${record.at}, is no longer at ${record.file}; know where else it is.`, BACK_UP)];
  const days = Math.floor((now.getTime() - Date.parse(record.at)) / DAY);
  const text = `The last backup, ${record.file}, is of ${record.at}`;
  return [days < MOST_DAYS ? good(`${text}.`) : look(`${text}, ${days} days ago.`, BACK_UP)];
}
