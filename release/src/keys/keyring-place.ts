import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ReleaseError } from '../errors/release-error';

/** Where a path leads, links followed as far as it exists. */
function truePath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(truePath(parent), relative(parent, path));
}

/**
 * The path of the keyring, made absolute. `folders` are data folders by the variable that names them: whoever can write
 * there must not choose who is trusted.
 * @throws {ReleaseError} when the keyring lies in one of them
 */
export function keyringPlace(path: string, folders: Record<string, string>): string {
  const place = resolve(path);
  for (const [name, folder] of Object.entries(folders)) {
    if (!truePath(place).startsWith(truePath(resolve(folder)) + sep)) continue;
    throw new ReleaseError(
      `TRUSTED_KEYS is ${place}, which lies in ${name} (${folder}): trusted keys are configuration; put them elsewhere.`,
    );
  }
  return place;
}
