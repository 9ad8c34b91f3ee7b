import { unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { EVERY_NAME, KeyEntry, KeyRole } from './key-entry';
import { newPrivateKey, writePrivateKey } from './key-files';
import { changeKeyring } from './keyring-file';
import { ReleaseError, UsageError } from '../errors/release-error';
import { folderClock } from '../store/folder-clock';
import { signingKey } from './signing-keys';
import { signingTime } from './signing-time';
import { checkName } from '../store/store-paths';

const DAY = 86_400_000;

/** What a new key is to be, as it was typed. */
export interface KeyWish {
  role?: string;
  owner?: string;
  names?: string;
  days: number;
  /** The file of the private key; by default beside the keyring. */
  out?: string;
}

type Wish = Pick<KeyEntry, 'role' | 'owner' | 'names'>;

function readRole(role: string | undefined): KeyRole {
  if (Value.Check(KeyRole, role)) return role;
  throw new UsageError(`--role is ${JSON.stringify(role ?? '')}; it must be publish, promote or rollback.`);
}

function readNames(role: KeyRole, text: string | undefined): string[] | undefined {
  if (role !== 'publish') {
    if (text === undefined) return undefined;
    throw new UsageError(`--names are those that a publish key may publish; a ${role} key has none.`);
  }
  const names = (text ?? '').split(',').filter(Boolean);
  if (names.length === 0)
    throw new UsageError('Say what the key may publish: --names mf-help, more than one with commas.');
  for (const name of names) if (name !== EVERY_NAME) checkName(name);
  return names;
}

function readWish({ role: word, owner = '', names: text }: KeyWish): Wish {
  const role = readRole(word);
  const names = readNames(role, text);
  if (!Value.Check(KeyEntry.properties.owner, owner)) {
    throw new UsageError(`--owner is ${JSON.stringify(owner)}; name the team in a-z, 0-9 and -, at most 40.`);
  }
  return { role, owner, ...(names && { names }) };
}

/** The two files that a new key is, both or none: a key that is refused leaves nothing behind. */
async function write(keyring: string, entry: KeyEntry, file: string, pem: string): Promise<void> {
  if (!(await writePrivateKey(file, pem))) {
    throw new ReleaseError(`${file} is there already, and a key is never overwritten.`);
  }
  try {
    await changeKeyring(keyring, (keys) => [...keys, entry]);
  } catch (error) {
    await unlink(file);
    throw error;
  }
}

/**
 * Makes a key pair: the private half becomes a file that its owner alone can read, the public half an entry of the keyring.
 * @throws {ReleaseError} when the owner has two such keys already, or the file is there
 */
export async function createKey(
  keyring: string,
  args: KeyWish,
  given?: Date,
): Promise<{ entry: KeyEntry; file: string }> {
  const wish = readWish(args);
  const now = await signingTime({ clock: () => folderClock(dirname(keyring)) }, given);
  const pem = newPrivateKey();
  const { id, publicPem } = signingKey(pem, 'the new key');
  const name = `${wish.owner}-${wish.role}-${id}.pem`;
  const file = args.out ? resolve(repositoryRoot, args.out) : join(dirname(keyring), name);
  const signsUntil = new Date(now.getTime() + args.days * DAY).toISOString();
  const entry: KeyEntry = { id, ...wish, signsFrom: now.toISOString(), signsUntil, publicPem };
  await write(keyring, entry, file, pem);
  return { entry, file };
}
