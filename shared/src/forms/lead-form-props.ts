import { leadCalls } from '../calls/lead-calls';
import { bookLegacyLead } from '../calls/lead-legacy.call';
import type { LeadForm } from '../contract/lead-forms';
import { experienceAddress, leadAction, leadKinds } from '../contract/lead-wire';
import type { EventCode } from '../contract/tracking';

/** Tracking event of each form; the reservation bar is a callback request. */
const submitted: Record<LeadForm, EventCode> = {
  quick: 'quickform_submit',
  mobile: 'quickform_submit',
  callback: 'callback_submit',
  'bottom-bar': 'callback_submit',
};

/** What a receipt says of the call. */
const called = '来电会先问清场次、人数和形式。要补充或改号码，再提交一次就行。';

/**
 * Attributes of a lead form: how it is posted without script, and what its wake file (`woken/`) needs to know of it.
 * @param legacy uses the call of the oldest mobile page
 */
export function leadFormProps(form: LeadForm, legacy = false) {
  const { booked, promise } = leadKinds[form];
  return {
    method: 'post',
    action: leadAction(form),
    noValidate: true,
    'data-wake': 'forms',
    'data-form': form,
    'data-call': (legacy ? bookLegacyLead : leadCalls[form]).path,
    'data-sends': legacy ? 'form' : undefined,
    'data-event': submitted[form],
    'data-booked': booked,
    'data-promise': promise,
    'data-after': called,
    'data-next': form === 'quick' ? experienceAddress : undefined,
    'data-once': form === 'bottom-bar' ? '' : undefined,
  } as const;
}
