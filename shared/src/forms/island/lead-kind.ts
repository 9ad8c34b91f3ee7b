import { leadCalls } from '../../calls/lead-calls';
import { bookLegacyLead } from '../../calls/lead-legacy.call';
import { type LeadFieldKey, leadFacts } from '../../contract/lead-facts';
import { type LeadForm, plainFields } from '../../contract/lead-forms';
import { leadRules } from '../../contract/lead-rules';
import { leadBody, leadEnvelopeHeaders, leadKinds, type LeadSource } from '../../contract/lead-wire';
import { faultsOf } from '../../parts/contract/field-rules';
import type { EventCode } from '../../contract/tracking';
import { landingSource } from '../../store/landing-source';
import type { FormKind, Texts } from './form-kind';

/** Tracking event of each form; the reservation bar is a callback request. */
const submitted: Record<LeadForm, EventCode> = {
  quick: 'quickform_submit',
  mobile: 'quickform_submit',
  callback: 'callback_submit',
  'bottom-bar': 'callback_submit',
};

/** What a receipt says of the call. */
const called = '来电会先问清需求。改时间或取消，用下面的回电码。';

/** Of what a receipt shows. */
function headingOf(field: string): string | undefined {
  if (field === plainFields.wish) return '希望回电';
  return isLeadKey(field) ? leadFacts[field].heading : undefined;
}

const isLeadKey = (field: string): field is LeadFieldKey => Object.keys(leadFacts).includes(field);

function bodyOf(form: LeadForm, { fromtype, url = '', ...asked }: Texts) {
  const source = (fromtype ?? leadKinds[form].fromtype) as LeadSource;
  return leadBody(form, asked, { fromtype: source, url, sourceUrl: landingSource() });
}

/** @param legacy uses the call of the oldest mobile page */
export function leadKind(form: LeadForm, legacy: boolean): FormKind {
  const { booked, promise } = leadKinds[form];
  return {
    ...{ path: (legacy ? bookLegacyLead : leadCalls[form]).path, plain: legacy, event: submitted[form] },
    ...{ booked, promise, after: called },
    once: form === 'bottom-bar',
    leadsOn: form === 'quick',
    judgedOnLeave: form === 'callback',
    rulesOf: (field) => (isLeadKey(field) ? leadRules(form, field) : {}),
    faultsOf,
    headingOf,
    hasCode: true,
    bodyOf: (texts) => bodyOf(form, texts) as Record<string, string | number>,
    headersOf: (envelope) => leadEnvelopeHeaders(form, envelope),
  };
}
