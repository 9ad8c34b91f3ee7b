import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './site';
import { waitFor } from './wait';

/** The folder of a shell's copies of the live and the previous set. */
export function copiesOf({ dataDir }: Pick<Site, 'dataDir'>): string {
  return path.join(dataDir, 'shell/kept');
}

/** The versions of a remote in both copies. */
function versionsKept(folder: string, remote: string): string[] {
  return ['a', 'b'].flatMap((slot) => {
    const own = path.join(folder, slot, 'remotes', remote);
    return existsSync(own) ? readdirSync(own) : [];
  });
}

/** Copies are written in the background, some seconds after a set went live. */
export async function waitForCopies(site: Pick<Site, 'dataDir'>, remote: string, version: string): Promise<void> {
  await waitFor(`${remote} ${version} is kept`, () => versionsKept(copiesOf(site), remote).includes(version));
}
