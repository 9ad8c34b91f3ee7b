import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { closeFiles } from '../../../api/src/database/private-files';

/** The data folder of a checkout that sets no other. */
const ownFolder = path.join(repositoryRoot, '.data');

/** @throws {Error} a sentence with the variable, for a file or a folder where nothing may be made */
function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(
      `DATA_DIR is ${dataDir}, and no folder can be made there (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/**
 * Makes the data folder for this user alone. The checkout's own is closed again where an older version left files open to
 * other users; in any other the service refuses to start and says how to mend it.
 */
export function prepareDataFolder(dataDir: string, print: (line: string) => void = console.log, own = ownFolder): void {
  makeFolder(dataDir);
  // In a closed folder nobody could open anything, whatever its modes.
  const wasOpen = (statSync(dataDir).mode & 0o077) !== 0;
  const closed = dataDir === own ? closeFiles(dataDir) : 0;
  if (wasOpen && closed > 0)
    print(`  ${dataDir}: other users could open ${closed} files and folders; they no longer can`);
}
