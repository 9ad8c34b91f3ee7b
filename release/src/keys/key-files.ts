import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFile } from '../store/create-file';
import { MOST_OF_KEY } from '../store/file-sizes';
import { readRegularSync } from '../store/regular-file';
import { RefusedFileError, ReleaseError } from '../errors/release-error';
import { type SigningKey, signingKey } from './signing-keys';

/** The files that hold the keys of this machine. */
export interface KeyFiles {
  /** The keyring: public keys and what each may sign. */
  trusted: string;
  /** The private key of `publish`. */
  publish: string;
  /** The private key of `promote`, `rollback` and `prune`; a rollback key can do the second only. */
  promote: string;
  /** The private key of `guard`, which can only roll back. */
  guard: string;
}

/** Reads a private key. @throws {ReleaseError} naming the file */
export function readSigningKey(path: string): SigningKey {
  let pem: string;
  try {
    pem = readRegularSync(path, `The key file ${path}`, { most: MOST_OF_KEY, follow: true }).toString('utf8');
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    throw new ReleaseError(`The key file ${path} cannot be read.`, { cause: error });
  }
  return signingKey(pem, path);
}

/** A folder for keys: one that is made here is its owner's alone. */
function makeKeyFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
}

/** A new private key that is in no file yet. */
export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Writes a private key that its owner alone can read. False when the file is there: it then stays as it is. */
export async function writePrivateKey(path: string, pem: string): Promise<boolean> {
  makeKeyFolder(dirname(path));
  return createFile(path, Buffer.from(pem), dirname(path), 0o600);
}
