import { describeKey, type KeyEntry, mayPublish } from './key-entry';
import { ReleaseError } from '../errors/release-error';
import { type ReleaseKeys, type SigningKey, signerOf, type TrustedKeys } from './signing-keys';

const STRANGER = 'its key is not trusted here';

/** For readers: what speaks against the key of a release of `name`, as the end of a sentence; null when nothing does. */
export function releaseKeyFault(keys: TrustedKeys, signature: string, name: string): string | null {
  const key = signerOf(keys, signature);
  if (!key) return STRANGER;
  return mayPublish(key, name) ? null : `it is signed by ${describeKey(key)}, which may not publish ${name}`;
}

/** For readers: a revision that is dated after its key's last day was signed too late. */
export function revisionKeyFault(keys: TrustedKeys, signature: string, createdAt: string): string | null {
  const key = signerOf(keys, signature);
  if (!key) return STRANGER;
  return createdAt <= key.signsUntil
    ? null
    : `it is dated ${createdAt}, and ${describeKey(key)} signed until ${key.signsUntil}`;
}

/**
 * For readers: what speaks against two signatures of one change, as the end of a sentence. Two keys of one owner are one person, who
 * has the next key already.
 */
export function twoKeysFault(keys: TrustedKeys, proposed: string, approved: string): string | null {
  const [one, other] = [signerOf(keys, proposed), signerOf(keys, approved)];
  if (!one || !other) return STRANGER;
  if (other.role !== 'promote') return `it is approved by ${describeKey(other)}, which approves nothing`;
  return one.owner === other.owner ? `both of its signatures are of ${one.owner}` : null;
}

/** Whether a revision of this number that makes something new live is signed by two. */
export function wantsTwoKeys({ twoKeysFrom }: TrustedKeys, sequence: number): boolean {
  return twoKeysFrom !== undefined && sequence >= twoKeysFrom;
}

/** `--role publish --names mf-help --owner help-team`: what makes the successor of a key. */
export function likeIt({ owner, role, names }: KeyEntry): string {
  return `--role ${role}${names ? ` --names ${names.join(',')}` : ''} --owner ${owner}`;
}

/** The entry of a private key that is to sign at `moment`. */
function usable(trusted: TrustedKeys, key: SigningKey, moment: string): KeyEntry {
  const entry = trusted.entry(key.id);
  if (!entry) {
    throw new ReleaseError(
      `${key.origin} cannot be used: the public half of this key (${key.id}) is not among the trusted keys.`,
    );
  }
  if (moment <= entry.signsUntil) return entry;
  throw new ReleaseError(
    `${key.origin} cannot sign any more: ${describeKey(entry)} signed until ${entry.signsUntil}. ` +
      `Create the next one: npm run release -- keys create ${likeIt(entry)}`,
  );
}

/** Refuses a key that may not publish this name now. */
export function requirePublishKey({ publishing, trusted }: ReleaseKeys, name: string, now: Date): void {
  const entry = usable(trusted, publishing, now.toISOString());
  if (mayPublish(entry, name)) return;
  const names = entry.names ? `publishes ${entry.names.join(', ')} only` : 'publishes nothing';
  throw new ReleaseError(`${publishing.origin} cannot publish ${name}: ${describeKey(entry)} ${names}.`);
}

/** Refuses a key that may not sign a revision of this date; with `promote` also one that can only roll back. */
export function requireRevisionKey(
  { signing, trusted }: ReleaseKeys,
  createdAt: string,
  wanted: 'any' | 'promote' = 'any',
): void {
  const entry = usable(trusted, signing, createdAt);
  if (entry.role === 'promote' || (entry.role === 'rollback' && wanted === 'any')) return;
  const use =
    entry.role === 'rollback' ? 'returns to what was live before, and makes nothing else live' : 'makes nothing live';
  throw new ReleaseError(
    `${signing.origin} cannot be used for this: ${describeKey(entry)} ${use}. Name a promote key in RELEASE_PROMOTE_KEY.`,
  );
}
