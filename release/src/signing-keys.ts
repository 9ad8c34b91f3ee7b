import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { ReleaseError } from './release-error';

/** Part of what is signed, so that a signature of one kind of text is not valid for another. */
export type SignedKind = 'release' | 'revision';

/** `ed25519:<id of the key>:<base64>`. */
export const SIGNATURE_PATTERN = '^ed25519:[0-9a-f]{16}:[A-Za-z0-9+/]{86}==$';

export interface SigningKey {
  readonly id: string;
  readonly publicPem: string;
  sign(kind: SignedKind, bytes: Uint8Array): string;
}

export interface TrustedKeys {
  /** What is wrong with the signature, as the end of a sentence; null when it is valid. */
  faultOf(kind: SignedKind, bytes: Uint8Array, signature: string): string | null;
}

/** The key pair, for commands that write. */
export interface ReleaseKeys {
  signing: SigningKey;
  trusted: TrustedKeys;
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

/** `origin` is the file name for error messages. */
export function signingKey(pem: string, origin: string): SigningKey {
  const key = ed25519(() => createPrivateKey(pem), origin);
  const publicKey = createPublicKey(key);
  const id = idOf(publicKey);
  return {
    id,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (kind, bytes) => `ed25519:${id}:${sign(null, message(kind, bytes), key).toString('base64')}`,
  };
}

/** Several keys can be trusted, so that a key can be rotated while releases signed with the old one are live. */
export function trustedKeys(pems: { pem: string; origin: string }[]): TrustedKeys {
  const keys = new Map<string, KeyObject>();
  for (const { pem, origin } of pems) {
    const key = ed25519(() => createPublicKey(pem), origin);
    keys.set(idOf(key), key);
  }
  return { faultOf: (kind, bytes, signature) => signatureFault(keys, kind, bytes, signature) };
}

function signatureFault(
  keys: Map<string, KeyObject>,
  kind: SignedKind,
  bytes: Uint8Array,
  signature: string,
): string | null {
  if (!new RegExp(SIGNATURE_PATTERN).test(signature)) return 'its signature is not readable';
  const [, id = '', base64 = ''] = signature.split(':');
  const key = keys.get(id);
  if (!key) return `it is signed by the key ${id}, which is not trusted here`;
  const raw = Buffer.from(base64, 'base64');
  // The last base64 character has unused bits; without this check two texts would be the same signature.
  if (raw.toString('base64') !== base64) return 'its signature is not readable';
  return verify(null, message(kind, bytes), key, raw) ? null : 'its signature does not fit its bytes';
}
