import { signerOf, type TrustedKeys } from '../keys/signing-keys';

/** Whether a promote key vouches for what the gate found at a time: one that was not expired then. */
export function isVouchedAt(keys: TrustedKeys, checkedAt: string, bytes: Buffer, signature: string): boolean {
  if (keys.faultOf('check', bytes, signature) !== null) return false;
  return checkedAt <= (signerOf(keys, signature)?.signsUntil ?? '');
}
