import type { LeadFields } from '@site/shared/contract/lead-fields';
import type { LeadForm } from '@site/shared/contract/lead-forms';

/** Reasons to suspect spam; a flagged lead is stored like every other. */
export type LeadFlag = 'honeypot' | 'too-fast' | 'foreign-url';

/** A lead as journalled and stored. Times are ISO 8601 in UTC. */
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

/** Records of the lead journal: leads, and erasures of all earlier leads of a phone number. */
export type LeadRecord = { type: 'lead'; lead: Lead } | { type: 'erasure'; phone: string; at: string };
