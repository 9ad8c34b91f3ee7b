import { type Environment, InvalidSetting } from '@site/shared/process/environment';
import type { LeadKeySettings } from './lead-vault';

const publicKeyBytes = 32;
const leastPhoneKeyBytes = 32;
/** 32 random bytes have more in every usual spelling; `change-me-change-me-…` has fewer. */
const leastPhoneKeyCharacters = 12;
const base64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/** The keys that seal leads; neither value is repeated in a message. */
export function leadKeysOf(env: Environment): LeadKeySettings {
  const publicKey = publicKeyOf(env['LEADS_PUBLIC_KEY']);
  const phoneKey = phoneKeyOf(env['LEADS_PHONE_KEY']);
  if (publicKey && !phoneKey)
    throw new InvalidSetting('LEADS_PUBLIC_KEY needs LEADS_PHONE_KEY; npm run leads -- keys makes both.');
  if (phoneKey && phoneKey === env['LEADS_PUBLIC_KEY'])
    throw new InvalidSetting('LEADS_PHONE_KEY is the public key, which is no secret; npm run leads -- keys makes one.');
  return { publicKey, phoneKey };
}

function publicKeyOf(text: string | undefined): Uint8Array | undefined {
  if (!text) return undefined;
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  if (base64.test(text) && bytes.length === publicKeyBytes && bytes.some((byte) => byte !== 0)) return bytes;
  throw new InvalidSetting('LEADS_PUBLIC_KEY must be 32 bytes in base64, as npm run leads -- keys prints them.');
}

function phoneKeyOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const isLong = Buffer.byteLength(text) >= leastPhoneKeyBytes;
  if (isLong && new Set(text).size >= leastPhoneKeyCharacters) return text;
  throw new InvalidSetting(
    'LEADS_PHONE_KEY must be a secret of at least 32 random bytes; npm run leads -- keys makes one.',
  );
}
