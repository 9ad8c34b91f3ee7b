import type { KeptSupportRequest } from '../support/support-request';
import { supportTable } from '../support/support-columns';
import type { BookedRecord, KeptLead } from './lead';
import { leadTable } from './lead-columns';
import type { LeadVault } from './lead-vault';

/** A record that was journalled in clear, as it is journalled today. */
export function sealRecord(vault: LeadVault, record: BookedRecord): BookedRecord {
  if (record.type === 'lead') return { type: 'lead', lead: seal(vault, record.lead, leadTable) };
  return { type: 'support', request: seal(vault, record.request, supportTable) };
}

function seal<Kept extends KeptLead | KeptSupportRequest>(
  vault: LeadVault,
  kept: Kept,
  { beside }: { beside: readonly string[] },
): Kept {
  return 'phone' in kept ? (vault.sealStored(kept, beside) as Kept) : kept;
}
