import { leadFieldKeys } from '@site/shared/contract/lead-fields';
import type { LeadListing } from './leads.repository';

/** For a terminal: one lead a line, newest first, whatever lines a visitor wrote. */
export function printLeads(leads: readonly LeadListing[]): string {
  if (leads.length === 0) return 'No leads.';
  return leads
    .map((lead) =>
      [
        lead.receivedAt,
        lead.form,
        ...(lead.sealed ? [`sealed ${lead.id}`] : leadFieldKeys.map((key) => lead[key].replaceAll('\n', ' / ') || '-')),
        lead.delivery,
        lead.flags.join(' '),
      ].join('  '),
    )
    .join('\n');
}
