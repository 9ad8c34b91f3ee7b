import { leadCalls } from '../calls/lead-calls';
import { bookLegacyLead } from '../calls/lead-legacy.call';
import type { LeadForm } from '../contract/lead-forms';
import { experienceAddress, leadAction } from '../contract/lead-wire';

/**
 * Attributes of a lead form: how it is posted without script, and what its wake file (`woken/`) needs to know of it
 * beside what it says of each form (`contract/lead-receipts.ts`).
 * @param legacy uses the call of the oldest mobile page
 */
export function leadFormProps(form: LeadForm, legacy = false) {
  return {
    method: 'post',
    action: leadAction(form),
    noValidate: true,
    'data-wake': 'forms',
    'data-form': form,
    'data-call': (legacy ? bookLegacyLead : leadCalls[form]).path,
    'data-sends': legacy ? 'form' : undefined,
    'data-next': form === 'quick' ? experienceAddress : undefined,
    'data-once': form === 'bottom-bar' ? '' : undefined,
  } as const;
}
