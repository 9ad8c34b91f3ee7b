import { existsSync } from 'node:fs';
import type { KeyFiles } from '../keys/key-files';
import { describeKey } from '../keys/key-entry';
import { ReleaseError } from '../errors/release-error';
import type { ReleaseKeys } from '../keys/signing-keys';
import { openKeys } from '../operations/store-access';

const create = 'npm run release -- keys create --role rollback --owner guard';

/**
 * The keys of the guard, which signs with a rollback key and no other: whoever takes its machine makes nothing new live.
 * @throws {ReleaseError} where there is none, or one that can do more
 */
export function guardKeys(files: KeyFiles): ReleaseKeys {
  if (!existsSync(files.guard))
    throw new ReleaseError(
      `The guard has no key: ${files.guard} is not there. ${create} makes one; RELEASE_GUARD_KEY names its file.`,
    );
  const keys = openKeys({ ...files, promote: files.guard });
  const entry = keys.trusted.entry(keys.signing.id);
  if (!entry) throw new ReleaseError(`${files.guard} cannot be used: its public half is not among the trusted keys.`);
  if (entry.role === 'rollback') return keys;
  throw new ReleaseError(
    `${files.guard} is ${describeKey(entry)}; the guard signs with a rollback key only. ${create} makes one.`,
  );
}
