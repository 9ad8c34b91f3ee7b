import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, pageIntegrityOf } from '@site/shared/contract/integrity';
import type { ReleaseFile } from '@site/shared/contract/release-manifest';

/** A file as a manifest lists it. */
export function releaseFile(file: string, bytes: Buffer): ReleaseFile {
  const inPages = file.startsWith('client/') && { pageIntegrity: pageIntegrityOf(bytes) };
  return { path: file, bytes: bytes.length, integrity: integrityOf(bytes), ...inPages };
}

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
