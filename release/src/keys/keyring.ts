import { parseChecked } from '../text/checked-json';
import { DEVELOPMENT, describeKey, EVERY_NAME, type KeyEntry, Keyring } from './key-entry';
import { ReleaseError } from '../errors/release-error';
import { publicKeyId } from './signing-keys';

/** One that signs and the one that follows it. */
const MOST_ACTIVE = 2;

/** Everything wrong with one entry, as the end of a sentence; null when it is right. */
function entryFault({ id, owner, role, names, publicPem }: KeyEntry): string | null {
  const actual = publicKeyId(publicPem, `the entry ${id}`);
  if (actual !== id) return `the key of the entry ${id} has the id ${actual}`;
  if ((role === 'publish') !== (names !== undefined)) {
    return `the entry ${id} is a ${role} key ${names ? 'with' : 'without'} names; publish keys have them, and no others`;
  }
  if (names?.includes(EVERY_NAME) && owner !== DEVELOPMENT) {
    return `the entry ${id} of ${owner} may publish every name; only keys of ${DEVELOPMENT} may`;
  }
  return null;
}

function isRival(one: KeyEntry, other: KeyEntry): boolean {
  return one.owner === other.owner && one.role === other.role;
}

/**
 * The keys of the same owner and role that could sign at the moment when this one begins to, itself included. It asks no
 * clock, so that a keyring does not turn bad on a machine whose time is wrong.
 */
function activeWith(key: KeyEntry, keys: readonly KeyEntry[]): KeyEntry[] {
  return keys.filter(
    (other) => isRival(key, other) && other.signsFrom <= key.signsFrom && key.signsFrom < other.signsUntil,
  );
}

function crowdFault(keys: readonly KeyEntry[]): string | null {
  for (const key of keys) {
    const active = activeWith(key, keys);
    if (active.length <= MOST_ACTIVE) continue;
    const ids = active.map(({ id }) => id).join(', ');
    return `${key.owner} has ${active.length} ${key.role} keys that sign at a time (${ids}); retire one`;
  }
  return null;
}

function keyringFault(keys: readonly KeyEntry[]): string | null {
  const twice = keys.find(({ id }, index) => keys.findIndex((other) => other.id === id) < index);
  if (twice) return `${describeKey(twice)} stands in it twice`;
  return keys.map(entryFault).find((fault) => fault !== null) ?? crowdFault(keys);
}

/** Refuses a set of keys that no reader would accept. `origin` is the path of the file. */
export function checkKeyring(keys: readonly KeyEntry[], origin: string): void {
  const fault = keyringFault(keys);
  if (fault) throw new ReleaseError(`The keyring ${origin} is refused: ${fault}.`);
}

/** @throws {ReleaseError} one sentence that names the file, the entry and what is wrong with it */
export function parseKeyring(bytes: Uint8Array, origin: string): Keyring {
  const keyring = parseChecked(bytes, Keyring, `The keyring ${origin}`);
  checkKeyring(keyring.keys, origin);
  return keyring;
}
