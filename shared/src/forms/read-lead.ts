import type { LeadForm } from '../contract/lead-forms';
import { type LeadFields, trimLead } from '../contract/lead-rules';
import { leadKinds, type LeadSource, plainFields } from '../contract/lead-wire';

/** What a form holds at this moment. */
export type FilledForm = { fields: LeadFields; fromtype: LeadSource; consented: boolean; honeypot: boolean };

const written = ['name', 'phone', 'requirement'] as const;

export function readFilledForm(form: LeadForm, element: HTMLFormElement): FilledForm {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    fields: trimLead({ name: text('name'), phone: text('phone'), requirement: text('requirement') }),
    fromtype: (text('fromtype') || leadKinds[form].fromtype) as LeadSource,
    consented: data.has(plainFields.consent),
    honeypot: text(plainFields.honeypot) !== '',
  };
}

function control(element: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const found = element.elements.namedItem(name);
  return found instanceof Element ? (found as HTMLInputElement) : undefined;
}

/** Empties what the visitor wrote; `form.reset()` would bring back what the server had kept in the fields. */
export function clearForm(element: HTMLFormElement): void {
  for (const name of written) {
    const field = control(element, name);
    if (field && field.type !== 'hidden') field.value = '';
  }
  const consent = control(element, plainFields.consent);
  if (consent) consent.checked = false;
}

export function focusField(element: HTMLFormElement, name: string): void {
  control(element, name)?.focus();
}

/** 128 bits as hex; `randomUUID` is missing on pages without https. */
export function newLeadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
