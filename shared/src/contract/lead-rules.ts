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

/** The first violated rule of a form, and its message. */
export type LeadValidationError = { field: LeadFieldKey; message: string };

function brokenQuestion({ key, missing, format }: AskedField, fields: LeadFields): string | false | undefined {
  const value = fields[key];
  return value === '' ? missing : format && !format.pattern.test(value) && format.message;
}

/** The specification has no maximum lengths: these messages are our own, and come after its own. */
function brokenLength(key: LeadFieldKey, fields: LeadFields): string | false | undefined {
  const { longest, tooLong } = leadFields[key];
  return fields[key].length > longest && tooLong;
}

/** Validates trimmed fields; null when they are valid. */
export function validateLeadFields(form: LeadForm, fields: LeadFields): LeadValidationError | null {
  const judged = [
    ...questionsOf(form).map((asked) => ({ field: asked.key, message: brokenQuestion(asked, fields) })),
    ...leadFieldKeys.map((key) => ({ field: key, message: brokenLength(key, fields) })),
  ];
  return judged.find((one): one is LeadValidationError => Boolean(one.message)) ?? null;
}

/** Forms with a consent checkbox; the others have a sentence under the button. */
export const formsWithConsentTick: readonly LeadForm[] = ['quick', 'mobile'];

export const consentMessage = '请先阅读并同意隐私政策';
