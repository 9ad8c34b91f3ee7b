import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { ShellConfig } from '../../config/config';

/**
 * The manifest of the shell that is built here.
 * @throws {Error} one sentence when it is not built
 */
export function readShellManifest({ distDir }: ShellConfig): ReleaseManifest {
  const file = path.join(distDir, 'release.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  } catch {
    throw new Error(`The shell is not built: ${file} cannot be read. Run npm run build.`);
  }
}
