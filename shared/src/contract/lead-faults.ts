import { type FieldFault, faultsOf } from '../parts/contract/field-rules';
import type { LeadFieldKey, LeadFields } from './lead-facts';
import { leadFieldKeys, questionsOf } from './lead-fields';
import type { LeadForm } from './lead-forms';
import { consentMessage, formsWithConsentTick, leadRules } from './lead-rules';

// How shell and service judge a lead. No schema library here.

/** A field that breaks a rule, and its message. */
export type LeadValidationError = FieldFault<LeadFieldKey>;

/** Why a form cannot be submitted: a violated rule, missing consent, or a half-hour in which nobody can be called. */
export type LeadFormError = LeadValidationError | { field: 'consent' | 'wish'; message: string };

/** Every fault of trimmed fields, those that the form does not ask for included; the first is the one that is said. */
export function leadFaults(form: LeadForm, fields: LeadFields): LeadValidationError[] {
  const asked = questionsOf(form).map(({ key }) => key);
  const order = [...asked, ...leadFieldKeys.filter((key) => !asked.includes(key))];
  return faultsOf(order.map((field) => ({ field, value: fields[field], rules: leadRules(form, field) })));
}

export function asksConsent(form: LeadForm, consentRequired: boolean): boolean {
  return consentRequired && formsWithConsentTick.includes(form);
}

/** Every fault of trimmed fields, then missing consent, so that the specification's messages keep their order. */
export function leadFormFaults(
  form: LeadForm,
  fields: LeadFields,
  { consentRequired, consented }: { consentRequired: boolean; consented: boolean },
): LeadFormError[] {
  const missing = asksConsent(form, consentRequired) && !consented;
  return [...leadFaults(form, fields), ...(missing ? [{ field: 'consent', message: consentMessage } as const] : [])];
}
