import { createHmac, randomBytes } from 'node:crypto';
import { type Booked, type ClearBooked, type ErasedNumber, type Erasure, isSealed, type SealedBooked } from './lead';

export type LeadKeySettings = {
  /** Of the pair whose private half opens sealed leads elsewhere; 32 bytes. */
  publicKey: Uint8Array | undefined;
  /** Secret of the marks of phone numbers. */
  phoneKey: string | undefined;
};

/** Seals a text for the owner of the private key. */
type Seal = (text: string) => string;

/** What stands in place of the fields that are sealed. */
type Box = Pick<SealedBooked, 'phoneMark' | 'sealed'>;

const keyIdLength = 8;
/** Hex digits of the 128 bits of a code. */
const codeLength = 32;
/** Numbers of mobile phones, wherever one begins. */
const phones = /1\d{10}/g;

/** Decides what is written of a lead: everything, or a sealed box and a mark of its number (docs/decisions/016-leads-are-sealed-boxes.md). */
export class LeadVault {
  /** Of codes, where no secret is configured: it lives as long as the process, which is longer than equal forms are one lead. */
  private readonly ownSecret = randomBytes(32);

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
  countedBy(booked: Booked): string {
    return isSealed(booked) ? booked.phoneMark : this.markOf(booked.phone) || booked.phone;
  }

  /** What a network is counted by: nobody who reads the database can try all addresses without the phone key. */
  networkMarkOf(network: string): string {
    return this.phoneKey ? this.hmac(`network:${network}`) : network;
  }

  /** The idempotency key as it is stored: an unkeyed digest of a form can be guessed number by number. */
  keyOf(key: string): string {
    return this.seals ? this.hmac(`key:${key}`) : key;
  }

  /** The code of a booking by its stored key: equal forms have the same one, and who reads the database cannot make it. */
  codeOf(key: string): string {
    const secret = this.phoneKey ?? this.ownSecret;
    return createHmac('sha256', secret).update(`code:${key}`).digest('hex').slice(0, codeLength);
  }

  /** What is stored of something new, whose key is that of `keyOf`; `beside`: the fields that stay readable beside the box. */
  keep<Clear extends ClearBooked, Beside extends keyof Clear>(
    clear: Clear,
    beside: readonly Beside[],
  ): Clear | (Pick<Clear, Beside> & Box) {
    if (!this.sealText) return clear;
    const { key: _, ...content } = clear;
    const open = Object.fromEntries(beside.map((name) => [name, clear[name]])) as Pick<Clear, Beside>;
    return { ...open, phoneMark: this.markOf(clear.phone), sealed: this.sealText(JSON.stringify(content)) };
  }

  /** What is stored of something that was stored in clear before; the same key as if it had been sealed then. */
  sealStored(clear: ClearBooked, beside: readonly string[]): SealedBooked {
    return this.keep({ ...clear, key: this.keyOf(clear.key) }, beside as (keyof ClearBooked)[]) as SealedBooked;
  }

  /** How the erasure of a number is written down: never in clear where leads are sealed. */
  erased({ phone, phoneMark = '' }: { phone: string; phoneMark?: string }): ErasedNumber {
    return { phone: this.seals ? '' : phone, phoneMark: phoneMark || (phone && this.markOf(phone)) };
  }

  /** Whether something is of an erased number, each of them in clear or marked. */
  isOf(booked: Booked, { phone = '', phoneMark = '' }: Partial<ErasedNumber>): boolean {
    if (!isSealed(booked) && phone !== '') return booked.phone === phone;
    const mark = phoneMark || this.markOf(phone);
    return mark !== '' && mark === (isSealed(booked) ? booked.phoneMark : this.markOf(booked.phone));
  }

  /** Whether a text that could not be read, such as a torn line, may be of an erased number or code. */
  isNamedIn(text: string, { phone = '', phoneMark = '', codeDigest = '' }: Partial<Erasure>): boolean {
    if ([phone, phoneMark, codeDigest].some((one) => one !== '' && text.includes(one))) return true;
    const mark = phoneMark || (phone && this.markOf(phone));
    return mark !== '' && [...text.matchAll(phones)].some(([number]) => this.markOf(number) === mark);
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
