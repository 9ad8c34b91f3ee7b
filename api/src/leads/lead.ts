import type { LeadFields } from '@site/shared/contract/lead-facts';
import type { LeadForm } from '@site/shared/contract/lead-forms';
import type { KeptSupportRequest } from '../support/support-request';

/** Reasons to suspect spam; a flagged lead is stored like every other. `busy-network`: one that many share booked very much. */
export type LeadFlag = 'honeypot' | 'too-fast' | 'foreign-url' | 'busy-network';

/** Something booked, flagged where its network has booked very much. */
export function markedIf<Clear extends { flags: LeadFlag[] }>(isMarked: boolean, clear: Clear): Clear {
  return isMarked ? { ...clear, flags: [...clear.flags, 'busy-network'] } : clear;
}

/** A lead in clear. Times are ISO 8601 in UTC. */
export type Lead = LeadFields & {
  id: string;
  key: string;
  form: LeadForm;
  fromtype: string;
  committype: number;
  url: string;
  sourceUrl: string;
  /** What the button of the form said, as 索取机位图; empty for forms that all say the same. */
  ask: string;
  consentAt: string | null;
  /** The half-hour in which the visitor would like to be called. */
  wishedAt: string | null;
  /** When the visitor changed it, or cancelled the callback; a lead that is booked has neither. */
  changedAt: string | null;
  cancelledAt: string | null;
  /** SHA-256 of the code that does so; empty without one. */
  codeDigest: string;
  flags: LeadFlag[];
  receivedAt: string;
};

/** What a code changes of a lead: readable beside the box of a sealed one, for nothing of it says who the visitor is. */
type CallbackField = 'wishedAt' | 'changedAt' | 'cancelledAt' | 'codeDigest';

/** A lead of which only the owner of the private key can read more than its kind and time. */
export type SealedLead = Pick<Lead, 'id' | 'key' | 'form' | 'receivedAt' | CallbackField> & {
  /** HMAC of the phone number. */
  phoneMark: string;
  /** Base64 of a libsodium sealed box; in it the lead as JSON, without its key. */
  sealed: string;
};

/** A lead as journalled and stored. */
export type KeptLead = Lead | SealedLead;

/** A number whose leads are deleted: by its mark, and in clear only where leads are kept in clear. */
export type ErasedNumber = { phone: string; phoneMark: string };

/** Something booked by a visitor: a lead, or a request for support. */
export type BookedRecord = { type: 'lead'; lead: KeptLead } | { type: 'support'; request: KeptSupportRequest };

/** What is erased: everything earlier of a number, or the lead of a code. */
export type Erasure = { type: 'erasure'; at: string; codeDigest?: string } & Partial<ErasedNumber>;

/** A callback that its visitor moved to another half-hour, or to none, or cancelled. */
export type CallbackChange = { type: 'callback'; codeDigest: string; at: string } & (
  | { wishedAt: string | null }
  | { cancelled: true }
);

/** Records of the lead journal. */
export type LeadRecord = BookedRecord | CallbackChange | Erasure;

/** What was booked, and not what became of it. */
export function isBooked(record: LeadRecord): record is BookedRecord {
  return record.type === 'lead' || record.type === 'support';
}

/** What limits, sealing, erasure and retention know of anything booked. */
export type ClearBooked = { id: string; key: string; receivedAt: string; phone: string };
export type SealedBooked = Omit<ClearBooked, 'phone'> & { phoneMark: string; sealed: string };
export type Booked = ClearBooked | SealedBooked;

export function isSealed<Kept extends Booked>(booked: Kept): booked is Extract<Kept, SealedBooked> {
  return 'sealed' in booked && booked.sealed !== '';
}

export function bookedIn(record: BookedRecord): KeptLead | KeptSupportRequest {
  return record.type === 'lead' ? record.lead : record.request;
}
