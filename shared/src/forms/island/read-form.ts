import type { FieldFault } from '../../parts/contract/field-rules';
import { plainFields } from '../../contract/lead-forms';
import { consentMessage } from '../../contract/lead-rules';
import { presentCampaign, withCampaign } from '../../tracking/campaign';
import type { FormKind, Texts } from './form-kind';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a hidden field is filled with when the form is sent: `page` is the address, `campaign` has that of the visit too,
 * `place` is without its query.
 */
export type Filling = 'page' | 'place' | 'campaign';

const fillings: Record<Filling, () => string> = {
  page: () => location.href,
  place: () => location.origin + location.pathname,
  campaign: () => withCampaign(location.href, presentCampaign()),
};

/** Everything with a name but the trap for machines. */
function namedFields(form: HTMLFormElement): Field[] {
  return ([...form.elements] as Field[]).filter(({ name }) => name && name !== plainFields.honeypot);
}

/** What a visitor fills in or ticks, in its order. */
export function askedFields(form: HTMLFormElement): Field[] {
  return namedFields(form).filter(({ type }) => type !== 'hidden');
}

function isTick({ type }: Field): boolean {
  return type === 'checkbox';
}

/** Every fault of a form, missing consent last. */
export function faultsIn(form: HTMLFormElement, { faultsOf, rulesOf }: FormKind): FieldFault[] {
  const asked = askedFields(form);
  const texts = asked.filter((field) => !isTick(field));
  const missing = asked.filter((field) => isConsent(field) && !(field as HTMLInputElement).checked);
  return [
    ...faultsOf(texts.map(({ name, value }) => ({ field: name, value: value.trim(), rules: rulesOf(name) }))),
    ...missing.map(({ name }) => ({ field: name, message: consentMessage })),
  ];
}

function isConsent({ name }: Field): boolean {
  return name === plainFields.consent;
}

/** What travels beside the fields of a call, as headers. */
function isBeside({ name }: Field): boolean {
  return ([plainFields.consent, plainFields.ask, plainFields.wish] as string[]).includes(name);
}

/** The texts of the call, trimmed; boxes of one name as lines. */
export function textsOf(form: HTMLFormElement): Texts {
  const texts: Record<string, string> = {};
  for (const field of namedFields(form)) {
    if (isBeside(field) || (isTick(field) && !(field as HTMLInputElement).checked)) continue;
    const { name, value, dataset } = field;
    const text = dataset.fill ? fillings[dataset.fill as Filling]() : value.trim();
    texts[name] = texts[name] ? `${texts[name]}\n${text}` : text;
  }
  return texts;
}

/** The value of a field, where the form has it. */
export function valueOf({ elements }: HTMLFormElement, name: string): string | undefined {
  return (elements.namedItem(name) as Field | null)?.value;
}

export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(valueOf(form, plainFields.honeypot));
}

/** What was sent, for the receipt: heading and value, of a phone number its first and last digits. */
export function sentLines(form: HTMLFormElement, { headingOf }: FormKind): [heading: string, value: string][] {
  return askedFields(form).flatMap(({ name, value }): [string, string][] => {
    const [heading, text] = [headingOf(name), value.trim()];
    return heading && text ? [[heading, text.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')]] : [];
  });
}

/** Clears the fields and takes consent back; `form.reset()` would restore the values rendered by the server. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of askedFields(form)) {
    if (isConsent(field)) (field as HTMLInputElement).checked = false;
    else if (!isTick(field)) field.value = '';
  }
}
