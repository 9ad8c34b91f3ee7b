import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { describeKey, type KeyEntry, type KeyRole } from './key-entry';
import { ReleaseError } from '../errors/release-error';

/** Part of what is signed, so that a signature of one kind of text is not valid for another. */
export type SignedKind =
  | 'release'
  | 'revision'
  | 'preview'
  | 'override'
  | 'check'
  | 'heartbeat'
  | 'freeze'
  | 'proposal';

/** Which keys may sign what. */
const SIGNERS: Record<SignedKind, readonly KeyRole[]> = {
  release: ['publish'],
  revision: ['promote', 'rollback'],
  preview: ['promote', 'rollback'],
  override: ['promote'],
  check: ['promote'],
  heartbeat: ['rollback'],
  freeze: ['promote'],
  proposal: ['promote'],
};

/** `ed25519:<id of the key>:<base64>`. */
const signatureForm = /^ed25519:[0-9a-f]{16}:[A-Za-z0-9+/]{86}==$/;

/** For schemas. */
export const SIGNATURE_PATTERN = signatureForm.source;

export function isSignature(text: string): boolean {
  return signatureForm.test(text);
}

export interface SigningKey {
  readonly id: string;
  readonly publicPem: string;
  /** The file of the private half, for error messages. */
  readonly origin: string;
  sign(kind: SignedKind, bytes: Uint8Array): string;
}

export interface TrustedKeys {
  /**
   * What is wrong with the signature, as the end of a sentence; null when it is valid and its key may sign such a text.
   * Names and dates are judged by those who know them (key-use.ts).
   */
  faultOf(kind: SignedKind, bytes: Uint8Array, signature: string): string | null;
  /** The entry of a key; undefined for a key that is not trusted. */
  entry(id: string): KeyEntry | undefined;
  /** The owners of promote keys that sign at a moment. */
  promoters(moment: string): readonly string[];
  /** The first revision from which on two of them sign what makes something new live; undefined where one is enough. */
  readonly twoKeysFrom: number | undefined;
  /** The moment by which it is judged whether a key has expired; absent where that is the clock of this machine. */
  at?: Date;
}

/** For commands that write. Reading a private key that is not there throws the sentence that helps. */
export interface ReleaseKeys {
  /** Signs releases. */
  readonly publishing: SigningKey;
  /** Signs revisions: a promote key or a rollback key. */
  readonly signing: SigningKey;
  readonly trusted: TrustedKeys;
}

/** The same keys for somebody who knows better than this machine what time it is. */
export function judgedAt(keys: ReleaseKeys, at: Date): ReleaseKeys {
  const { trusted } = keys;
  return {
    get publishing() {
      return keys.publishing;
    },
    get signing() {
      return keys.signing;
    },
    trusted: {
      faultOf: (...args) => trusted.faultOf(...args),
      entry: (id) => trusted.entry(id),
      promoters: (moment) => trusted.promoters(moment),
      get twoKeysFrom() {
        return trusted.twoKeysFrom;
      },
      at,
    },
  };
}

/** The entry of the key that a signature names; undefined when it is not trusted. */
export function signerOf(keys: TrustedKeys, signature: string): KeyEntry | undefined {
  return keys.entry(signature.split(':')[1] ?? '');
}

function idOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

function message(kind: SignedKind, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`site ${kind}\n`), bytes]);
}

function ed25519(make: () => KeyObject, origin: string): KeyObject {
  let key: KeyObject;
  try {
    key = make();
  } catch (error) {
    throw new ReleaseError(`${origin} holds no readable PEM key.`, { cause: error });
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new ReleaseError(`${origin} holds a key of type ${key.asymmetricKeyType}; an ed25519 key is needed.`);
}

/** The id of a public key; `origin` names it in error messages. */
export function publicKeyId(pem: string, origin: string): string {
  return idOf(ed25519(() => createPublicKey(pem), origin));
}

/** `origin` is the file name for error messages. */
export function signingKey(pem: string, origin: string): SigningKey {
  const key = ed25519(() => createPrivateKey(pem), origin);
  const publicKey = createPublicKey(key);
  const id = idOf(publicKey);
  return {
    id,
    origin,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (kind, bytes) => `ed25519:${id}:${sign(null, message(kind, bytes), key).toString('base64')}`,
  };
}

type Trusted = { entry: KeyEntry; key: KeyObject };

function promotersIn(entries: readonly KeyEntry[], moment: string): string[] {
  const keys = entries.filter(
    ({ role, signsFrom, signsUntil }) => role === 'promote' && signsFrom <= moment && moment <= signsUntil,
  );
  return [...new Set(keys.map(({ owner }) => owner))];
}

/** The keys of a keyring; several are trusted, so that what an earlier one signed stays good. */
export function trustedKeys(entries: readonly KeyEntry[], twoKeysFrom?: number): TrustedKeys {
  const keys = new Map<string, Trusted>();
  for (const entry of entries)
    keys.set(entry.id, { entry, key: ed25519(() => createPublicKey(entry.publicPem), entry.id) });
  return {
    faultOf: (kind, bytes, signature) => signatureFault(keys, kind, bytes, signature),
    entry: (id) => keys.get(id)?.entry,
    promoters: (moment) => promotersIn(entries, moment),
    twoKeysFrom,
  };
}

function signatureFault(
  keys: Map<string, Trusted>,
  kind: SignedKind,
  bytes: Uint8Array,
  signature: string,
): string | null {
  if (!isSignature(signature)) return 'its signature is not readable';
  const [, id = '', base64 = ''] = signature.split(':');
  const trusted = keys.get(id);
  if (!trusted) return `it is signed by the key ${id}, which is not trusted here`;
  const raw = Buffer.from(base64, 'base64');
  // The last base64 character has unused bits; without this check two texts would be the same signature.
  if (raw.toString('base64') !== base64) return 'its signature is not readable';
  if (!verify(null, message(kind, bytes), trusted.key, raw)) return 'its signature does not fit its bytes';
  if (SIGNERS[kind].includes(trusted.entry.role)) return null;
  return `it is signed by ${describeKey(trusted.entry)}, which may not sign ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}
