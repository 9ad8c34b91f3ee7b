import { createHash, createHmac } from 'node:crypto';

export type SignedRequest = { method: string; path: string; timestamp: string; nonce: string; body: string };

/** SHA-256 of a body as 64 lower-case hexadecimal digits; that of no body is that of no bytes. */
export function bodyDigest(body: string): string {
  return createHash('sha256').update(body, 'utf8').digest('hex');
}

/** The five parts that are signed, each on a line of its own. */
export function signedText({ method, path, timestamp, nonce, body }: SignedRequest): string {
  return [method, path, timestamp, nonce, bodyDigest(body)].join('\n');
}

/** The signature of a request: HMAC-SHA256 with the secret as the key, 64 lower-case hexadecimal digits. */
export function signatureOf(request: SignedRequest, secret: string): string {
  return createHmac('sha256', secret).update(signedText(request)).digest('hex');
}
