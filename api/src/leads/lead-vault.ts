import { createHmac } from 'node:crypto';
import { type ErasedNumber, isSealed, type KeptLead, type Lead, type SealedLead } from './lead';

export type LeadKeySettings = {
  /** Of the pair whose private half opens sealed leads elsewhere; 32 bytes. */
  publicKey: Uint8Array | undefined;
  /** Secret of the marks of phone numbers. */
  phoneKey: string | undefined;
};

/** Seals a text for the owner of the private key. */
type Seal = (text: string) => string;

const keyIdLength = 8;

/** Decides what is written of a lead: everything, or a sealed box and a mark of its number (docs/decisions/016-leads-are-sealed-boxes.md). */
export class LeadVault {
  constructor(
    private readonly phoneKey: string | undefined,
    private readonly sealText: Seal | undefined,
  ) {}

  /** Whether leads are sealed. */
  get seals(): boolean {
    return this.sealText !== undefined;
  }

  /** The beginning of every mark, by which those of another phone key are told; empty without one. */
  get keyId(): string {
    return this.hmac('id').slice(0, keyIdLength);
  }

  /** A mark that is the same for the same number and tells nobody the number; empty without a phone key. */
  markOf(phone: string): string {
    return this.phoneKey ? `${this.keyId}.${this.hmac(`phone:${phone}`)}` : '';
  }

  /** What limits count a number by. */
  countedBy(lead: KeptLead): string {
    return isSealed(lead) ? lead.phoneMark : this.markOf(lead.phone) || lead.phone;
  }

  /** What a network is counted by: nobody who reads the database can try all addresses without the phone key. */
  networkMarkOf(network: string): string {
    return this.phoneKey ? this.hmac(`network:${network}`) : network;
  }

  /** The idempotency key as it is stored: an unkeyed digest of a form can be guessed number by number. */
  keyOf(key: string): string {
    return this.seals ? this.hmac(`key:${key}`) : key;
  }

  /** What is stored of a new lead, whose key is that of `keyOf`. */
  keep(lead: Lead): KeptLead {
    if (!this.sealText) return lead;
    const { key, ...content } = lead;
    const { id, form, receivedAt } = lead;
    const phoneMark = this.markOf(lead.phone);
    return { id, key, form, receivedAt, phoneMark, sealed: this.sealText(JSON.stringify(content)) };
  }

  /** What is stored of a lead that was stored in clear before; the same key as if it had been sealed then. */
  sealStored(lead: Lead): SealedLead {
    return this.keep({ ...lead, key: this.keyOf(lead.key) }) as SealedLead;
  }

  /** How the erasure of a number is written down: never in clear where leads are sealed. */
  erased({ phone, phoneMark = '' }: { phone: string; phoneMark?: string }): ErasedNumber {
    return { phone: this.seals ? '' : phone, phoneMark: phoneMark || (phone && this.markOf(phone)) };
  }

  /** Whether a lead is of an erased number, each of them in clear or marked. */
  isOf(lead: KeptLead, { phone = '', phoneMark = '' }: Partial<ErasedNumber>): boolean {
    if (!isSealed(lead) && phone !== '') return lead.phone === phone;
    const mark = phoneMark || this.markOf(phone);
    return mark !== '' && mark === (isSealed(lead) ? lead.phoneMark : this.markOf(lead.phone));
  }

  private hmac(text: string): string {
    return this.phoneKey ? createHmac('sha256', this.phoneKey).update(text).digest('base64url') : '';
  }
}

/** The vault of the configured keys; without them leads are kept in clear. */
export async function openVault({ publicKey, phoneKey }: LeadKeySettings): Promise<LeadVault> {
  if (!publicKey) return new LeadVault(phoneKey, undefined);
  const { sealFor } = await import('./sealed-box');
  return new LeadVault(phoneKey, await sealFor(publicKey));
}
