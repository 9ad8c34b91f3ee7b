import { peakText, type PricingQuery, wishFields } from './home-service.address';

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (element instanceof HTMLInputElement && element.type !== 'hidden') || element instanceof HTMLSelectElement;
}

/** Sets the fields of a form from the query, except the one that has the focus. */
export function fillForm(form: HTMLFormElement, { q, diff, plans, wish }: PricingQuery): void {
  const fields: Record<string, string> = { q, diff: diff ? '1' : '', ...Object.fromEntries(wishFields(wish)) };
  fields['peak'] = peakText(wish);
  for (const field of [...form.elements].filter(isField)) {
    if (field.name === 'plans') (field as HTMLInputElement).checked = plans.length === 0 || plans.includes(field.value);
    const value = fields[field.name];
    if (value === undefined || field === document.activeElement) continue;
    if (field instanceof HTMLInputElement && /box|radio/.test(field.type)) field.checked = field.value === value;
    else field.value = value;
  }
}
