import { type FieldFault, faultsOf } from '../../contract/field-rules';
import { plainFields } from '../../contract/lead-forms';
import { landingSource } from '../../store/landing-source';
import { presentCampaign, withCampaign } from '../../tracking/campaign';
import { rulesIn } from './field-attributes';

export type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a hidden field is filled with when the form is sent: `page` is the address, `campaign` has that of the visit too,
 * `place` is without its query.
 */
export type Filling = 'page' | 'place' | 'campaign' | 'source';

const fillings: Record<Filling, () => string> = {
  page: () => location.href,
  place: () => location.origin + location.pathname,
  campaign: () => withCampaign(location.href, presentCampaign()),
  source: landingSource,
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
export function faultsIn(form: HTMLFormElement): FieldFault[] {
  const asked = askedFields(form);
  const texts = asked.filter((field) => !isTick(field));
  const ticks = asked.filter((field) => isTick(field) && field.dataset.missing && !(field as HTMLInputElement).checked);
  return [
    ...faultsOf(texts.map((field) => ({ field: field.name, value: field.value.trim(), rules: rulesIn(field) }))),
    ...ticks.map(({ name, dataset: { missing = '' } }) => ({ field: name, message: missing })),
  ];
}

function isConsent({ name }: Field): boolean {
  return name === plainFields.consent;
}

/** What travels beside the fields of a call, as headers. */
function isBeside(field: Field): boolean {
  return isConsent(field) || field.name === plainFields.ask;
}

/** The fields of the call: texts trimmed, numbers as numbers, boxes of one name as lines. */
export function valuesOf(form: HTMLFormElement): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const field of namedFields(form)) {
    if (isBeside(field) || (isTick(field) && !(field as HTMLInputElement).checked)) continue;
    const { name, value, dataset } = field;
    const { fill, number } = dataset;
    const text = fill ? fillings[fill as Filling]() : value.trim();
    const before = values[name];
    values[name] = number !== undefined ? Number(text) : before ? `${before}\n${text}` : text;
  }
  return values;
}

function valueOf({ elements }: HTMLFormElement, name: string): string | undefined {
  return (elements.namedItem(name) as Field | null)?.value;
}

export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(valueOf(form, plainFields.honeypot));
}

/** What its button offers, where it says so. */
export function askOf(form: HTMLFormElement): string | undefined {
  return valueOf(form, plainFields.ask);
}

/** What was sent, for the receipt: heading and value, of a phone number its first and last digits. */
export function sentLines(form: HTMLFormElement): [heading: string, value: string][] {
  return askedFields(form)
    .filter(({ dataset, value }) => dataset.heading && value.trim())
    .map(({ dataset: { heading = '' }, value }) => [
      heading,
      value.trim().replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2'),
    ]);
}

/** Clears the fields and takes consent back; `form.reset()` would restore the values rendered by the server. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of askedFields(form)) {
    if (isConsent(field)) (field as HTMLInputElement).checked = false;
    else if (!isTick(field)) field.value = '';
  }
}
