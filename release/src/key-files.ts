import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFile } from './create-file';
import { ReleaseError } from './release-error';
import { type ReleaseKeys, type SigningKey, signingKey, type TrustedKeys, trustedKeys } from './signing-keys';

const PUBLIC_SUFFIX = '.pub.pem';

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ReleaseError(`The key file ${path} cannot be read.`, { cause: error });
  }
}

/** Reads the private key of releases. */
export function readSigningKey(path: string): SigningKey {
  return signingKey(readKey(path), path);
}

/**
 * Reads the private key; on first use of a data folder creates it, together with the public key.
 * Of two concurrent processes one creates the key and both use it.
 */
export async function readOrMakeSigningKey(path: string): Promise<SigningKey> {
  const folder = dirname(path);
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    await createFile(path, Buffer.from(pem), folder, 0o600);
  }
  const key = readSigningKey(path);
  // Named after the key: a new private key adds a public key, and releases signed with the old one stay valid.
  const publicPath = join(folder, `release-${key.id}${PUBLIC_SUFFIX}`);
  if (!existsSync(publicPath)) await createFile(publicPath, Buffer.from(key.publicPem), folder);
  return key;
}

/** The public key files at a path: `*.pub.pem` of a folder, or the file itself; none when the path does not exist. */
export function publicKeyFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name.endsWith(PUBLIC_SUFFIX));
  return names.sort().map((name) => join(path, name));
}

/** The key pair for a command that writes; refuses a private key whose public key is not trusted. */
export function pairKeys(signing: SigningKey, trusted: TrustedKeys, origin: string): ReleaseKeys {
  const probe = Buffer.from('probe');
  const fault = trusted.faultOf('release', probe, signing.sign('release', probe));
  if (fault) throw new ReleaseError(`${origin} cannot be used: the public half of this key is not trusted here.`);
  return { signing, trusted };
}

export function readTrustedKeys(paths: string[]): TrustedKeys {
  return trustedKeys(paths.map((path) => ({ pem: readKey(path), origin: path })));
}
