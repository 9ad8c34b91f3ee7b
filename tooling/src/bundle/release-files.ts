import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFile } from '@site/shared/contract/release-file';
import type { ReleaseFile } from '@site/shared/contract/release-manifest';

/** Every file of a build with its size and hash; `dist` holds `client/` and `server/`. */
export function releaseFiles(dist: string): ReleaseFile[] {
  return ['client', 'server'].flatMap((side) =>
    readdirSync(path.join(dist, side), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const full = path.join(entry.parentPath, entry.name);
        return releaseFile(path.relative(dist, full).split(path.sep).join('/'), readFileSync(full));
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  );
}
