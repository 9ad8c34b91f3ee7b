import { eachLeadField, type LeadFields, leadFieldKeys, trimLead } from '../contract/lead-fields';
import type { LeadForm } from '../contract/lead-forms';
import { leadKinds, type LeadSource, plainFields } from '../contract/lead-wire';

/** The current values of a form. */
export type FilledForm = { fields: LeadFields; fromtype: LeadSource; consented: boolean; honeypot: boolean };

export function readFilledForm(form: LeadForm, element: HTMLFormElement): FilledForm {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    fields: trimLead(eachLeadField(text)),
    fromtype: (text('fromtype') || leadKinds[form].fromtype) as LeadSource,
    consented: data.has(plainFields.consent),
    honeypot: text(plainFields.honeypot) !== '',
  };
}

function control(element: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const found = element.elements.namedItem(name);
  return found instanceof Element ? (found as HTMLInputElement) : undefined;
}

/** Clears the fields; `form.reset()` would restore the values rendered by the server. */
export function clearForm(element: HTMLFormElement): void {
  for (const name of leadFieldKeys) {
    const field = control(element, name);
    if (field && field.type !== 'hidden') field.value = '';
  }
  const consent = control(element, plainFields.consent);
  if (consent) consent.checked = false;
}

export function focusField(element: HTMLFormElement, name: string): void {
  control(element, name)?.focus();
}

/** Generates an idempotency key, 128 bits as hex; `randomUUID` is missing on pages without https. */
export function newLeadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
