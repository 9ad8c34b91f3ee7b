import type { LeadForm } from '@site/shared/contract/lead-forms';

/** Why somebody should look twice before calling; a flagged lead is booked like every other. */
export type LeadFlag = 'honeypot' | 'too-fast' | 'foreign-url';

/** A lead as it is journalled and stored. Times are ISO 8601 in UTC. */
export type Lead = {
  id: string;
  key: string;
  form: LeadForm;
  name: string;
  phone: string;
  requirement: string;
  fromtype: string;
  committype: number;
  url: string;
  sourceUrl: string;
  consentAt: string | null;
  flags: LeadFlag[];
  receivedAt: string;
};

/** What the lead journal holds: leads, and the wish to delete all leads of a number that came before it. */
export type LeadRecord = { type: 'lead'; lead: Lead } | { type: 'erasure'; phone: string; at: string };
