import { leadCalls } from '../../calls/lead-calls';
import { bookLegacyLead } from '../../calls/lead-legacy.call';
import { type LeadFieldKey, leadFacts } from '../../contract/lead-facts';
import type { LeadForm } from '../../contract/lead-forms';
import { leadRules } from '../../contract/lead-rules';
import { leadBody, leadKinds, type LeadSource } from '../../contract/lead-wire';
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
const called = '来电会先问清场次、人数和形式。要补充或改号码，再提交一次就行。';

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
    headingOf: (field) => (isLeadKey(field) ? leadFacts[field].heading : undefined),
    bodyOf: (texts) => bodyOf(form, texts) as Record<string, string | number>,
  };
}
