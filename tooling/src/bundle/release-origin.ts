import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@site/shared/contract/integrity';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { commit } from './git';
import { sbomOf } from './sbom';

/** The lockfile of the repository; undefined where there is none. */
export function lockfileOf(root: string): string | undefined {
  const file = path.join(root, 'package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

type ReleaseOrigin = Pick<ReleaseManifest, 'commit' | 'lockfileHash' | 'sbomHash'>;

/** What a build was made of, for `release.json`. Nothing here changes the version: that is a hash of the inputs themselves. */
export function releaseOrigin(root: string): ReleaseOrigin {
  const lockfile = lockfileOf(root);
  const hashes = lockfile && { lockfileHash: integrityOf(lockfile), sbomHash: integrityOf(sbomOf(lockfile)) };
  return { commit: commit(root), ...hashes };
}
