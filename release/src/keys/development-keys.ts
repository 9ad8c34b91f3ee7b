import { existsSync } from 'node:fs';
import { DEVELOPMENT, EVERY_NAME, type KeyEntry, type KeyRole } from './key-entry';
import { type KeyFiles, newPrivateKey, readSigningKey, writePrivateKey } from './key-files';
import { changeKeyring, createKeyring, readKeyring } from './keyring-file';

/** A checkout is older than this before its keys are. */
const YEARS = 10;

async function developmentKey(file: string, role: KeyRole, now: Date): Promise<KeyEntry> {
  await writePrivateKey(file, newPrivateKey());
  const { id, publicPem } = readSigningKey(file);
  const until = new Date(now);
  until.setFullYear(now.getFullYear() + YEARS);
  const names = role === 'publish' ? { names: [EVERY_NAME] } : {};
  const [signsFrom, signsUntil] = [now.toISOString(), until.toISOString()];
  return { id, owner: DEVELOPMENT, role, ...names, signsFrom, signsUntil, publicPem };
}

/**
 * Makes the keys of this checkout where there is no keyring: one that publishes every name, one that promotes, and one
 * that only rolls back, for the guard. Of two processes one makes them and both use them. False when there is a keyring,
 * whoever made it.
 */
export async function makeDevelopmentKeys(files: KeyFiles, now = new Date()): Promise<boolean> {
  if (existsSync(files.trusted)) return false;
  const publish = await developmentKey(files.publish, 'publish', now);
  const promote = await developmentKey(files.promote, 'promote', now);
  const guard = await developmentKey(files.guard, 'rollback', now);
  return createKeyring(files.trusted, [publish, promote, guard]);
}

/**
 * Gives the guard its key in a checkout whose development keys are older than the guard. Does nothing where the keyring is
 * not that of a checkout: there somebody decides who may roll back.
 */
export async function makeGuardKey(files: KeyFiles, now = new Date()): Promise<void> {
  const isOfCheckout = readKeyring(files.trusted).some(
    ({ owner, role }) => owner === DEVELOPMENT && role === 'promote',
  );
  if (!isOfCheckout || existsSync(files.guard)) return;
  const guard = await developmentKey(files.guard, 'rollback', now);
  await changeKeyring(files.trusted, (known) => (known.some(({ id }) => id === guard.id) ? known : [...known, guard]));
}
