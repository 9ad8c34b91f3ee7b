import type { PricingQuery } from './home-service.address';

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (element instanceof HTMLInputElement && element.type !== 'hidden') || element instanceof HTMLSelectElement;
}

/** Sets the fields of a form from the query, except the one that has the focus. */
export function fillForm(form: HTMLFormElement, { q, diff, estimate }: PricingQuery): void {
  const fields: Record<string, string> = { q, diff: diff ? '1' : '' };
  for (const [name, value] of Object.entries(estimate)) fields[name] = String(value);
  for (const field of [...form.elements].filter(isField)) {
    const value = fields[field.name];
    if (value === undefined || field === document.activeElement) continue;
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
      field.checked = field.value === value;
    else field.value = value;
  }
}
