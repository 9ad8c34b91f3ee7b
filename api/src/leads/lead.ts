import type { LeadFields } from '@site/shared/contract/lead-fields';
import type { LeadForm } from '@site/shared/contract/lead-forms';

/** Reasons to suspect spam; a flagged lead is stored like every other. */
export type LeadFlag = 'honeypot' | 'too-fast' | 'foreign-url';

/** A lead in clear. Times are ISO 8601 in UTC. */
export type Lead = LeadFields & {
  id: string;
  key: string;
  form: LeadForm;
  fromtype: string;
  committype: number;
  url: string;
  sourceUrl: string;
  consentAt: string | null;
  flags: LeadFlag[];
  receivedAt: string;
};

/** A lead of which only the owner of the private key can read more than its kind and time. */
export type SealedLead = Pick<Lead, 'id' | 'key' | 'form' | 'receivedAt'> & {
  /** HMAC of the phone number. */
  phoneMark: string;
  /** Base64 of a libsodium sealed box; in it the lead as JSON, without its key. */
  sealed: string;
};

/** A lead as journalled and stored. */
export type KeptLead = Lead | SealedLead;

/** A number whose leads are deleted: by its mark, and in clear only where leads are kept in clear. */
export type ErasedNumber = { phone: string; phoneMark: string };

/** Records of the lead journal: leads, and erasures of all earlier leads of a number. */
export type LeadRecord = { type: 'lead'; lead: KeptLead } | ({ type: 'erasure'; at: string } & Partial<ErasedNumber>);

export function isSealed(lead: KeptLead): lead is SealedLead {
  return 'sealed' in lead && lead.sealed !== '';
}
