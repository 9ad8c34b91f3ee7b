import { wishOf } from '@site/shared/contract/callback-times';
import { leadFieldKeys } from '@site/shared/contract/lead-fields';
import type { LeadListing } from './leads.repository';

/** When to call, on the clock of China, and not to call: of sealed leads too. */
function callbackMarks({ wishedAt, cancelledAt }: LeadListing): string[] {
  return [...(wishedAt ? [`call ${wishOf(new Date(wishedAt))}`] : []), ...(cancelledAt ? ['cancelled'] : [])];
}

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
        [...lead.flags, ...callbackMarks(lead)].join(' '),
      ].join('  '),
    )
    .join('\n');
}
