import { faultsOf, type FieldFault, type FieldRules } from './field-rules';
import {
  type AskedField,
  type LeadFieldKey,
  type LeadFields,
  leadFieldKeys,
  leadFields,
  questionsOf,
} from './lead-fields';
import type { LeadForm } from './lead-forms';

// The rules of the lead forms (requirements R5), the same for pages, shell and service. No schema library here: browser
// code imports this file.

/** A field that breaks a rule, and its message. */
export type LeadValidationError = FieldFault<LeadFieldKey>;

/** The rules of a field in a form that asks for it. */
export function rulesOf({ key, missing, format }: AskedField): FieldRules {
  const { longest, tooLong } = leadFields[key];
  return { missing, format, longest, tooLong };
}

/** Every fault of trimmed fields, those that the form does not ask for included; the first is the one that is said. */
export function leadFaults(form: LeadForm, fields: LeadFields): LeadValidationError[] {
  const asked = questionsOf(form).map((one) => ({ field: one.key, value: fields[one.key], rules: rulesOf(one) }));
  const others = leadFieldKeys
    .filter((key) => !asked.some(({ field }) => field === key))
    .map((key) => ({ field: key, value: fields[key], rules: leadFields[key] }));
  return faultsOf([...asked, ...others]);
}

/** Forms with a consent checkbox; the others have a sentence under the button. */
export const formsWithConsentTick: readonly LeadForm[] = ['quick', 'mobile'];

export const consentMessage = '请先阅读并同意隐私政策';
