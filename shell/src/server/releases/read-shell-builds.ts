import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linesFolder } from '@site/shared/contract/line';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { ShellConfig } from '../../config/config';
import type { ShellBuild, ShellBuilds } from '../../render/pages/shell-builds';
import type { Shells } from '../../render/pages/set-lines';

function readBuild(folder: string): ShellBuild {
  const file = path.join(folder, 'release.json');
  try {
    return { manifest: JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest, folder };
  } catch {
    throw new Error(`The shell is not built: ${file} cannot be read. Run npm run build.`);
  }
}

/**
 * The shell that is built here, in each of its lines (docs/architecture.md#lines).
 * @throws {Error} one sentence when it is not built, or in more than two
 */
export function readShellBuilds({ distDir }: Pick<ShellConfig, 'distDir'>): ShellBuilds {
  const lines = path.join(distDir, linesFolder);
  const others = existsSync(lines) ? readdirSync(lines).sort() : [];
  if (others.length > 1)
    throw new Error(`${lines} has ${others.join(' and ')}: a shell has at most one line beside its present one.`);
  return [readBuild(distDir), ...others.map((name) => readBuild(path.join(lines, name)))];
}

/** What a set has of them. */
export function shellsIn([present, other]: ShellBuilds): Shells {
  return { shell: present.manifest, ...(other && { other: other.manifest }) };
}
