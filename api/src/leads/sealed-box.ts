import sodium from 'libsodium-wrappers-sumo';

export type KeyPair = { publicKey: string; privateKey: string };

export async function makeKeyPair(): Promise<KeyPair> {
  await sodium.ready;
  const { publicKey, privateKey } = sodium.crypto_box_keypair();
  return { publicKey: toBase64(publicKey), privateKey: toBase64(privateKey) };
}

/**
 * Returns a function that encrypts a text for the public key, as a sealed box of libsodium in base64. Only the private key opens it, so a
 * service that knows the public key alone cannot read the leads that it stored.
 * @throws {Error} when the public key is invalid
 */
export async function sealFor(publicKey: Uint8Array): Promise<(text: string) => string> {
  await sodium.ready;
  const seal = (text: string) => toBase64(sodium.crypto_box_seal(text, publicKey));
  // An invalid key throws here, at the start, and not at the first lead.
  seal('trial');
  return seal;
}

/**
 * Returns a function that decrypts sealed boxes with the private key, given in base64.
 * @throws {Error} when the private key is invalid; the returned function throws for a damaged box and for a box of another key
 */
export async function openWith(privateKey: string): Promise<(box: string) => string> {
  await sodium.ready;
  const secret = fromBase64(privateKey);
  if (secret.length !== sodium.crypto_box_SECRETKEYBYTES)
    throw new Error('it must hold one private key as npm run leads -- keys makes it');
  const publicKey = sodium.crypto_scalarmult_base(secret);
  return (box) => sodium.to_string(sodium.crypto_box_seal_open(fromBase64(box), publicKey, secret));
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.trim(), 'base64'));
}
