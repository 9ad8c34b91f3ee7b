import type { FieldFault } from '../../parts/contract/field-rules';
import { askedFields, type Field } from './read-form';

/** The place for a field's fault, in the box around both; a box of several fields has the faults of others. */
function placeOf(box: HTMLElement | null): HTMLElement | null {
  if (!box || box.querySelectorAll('input, textarea').length > 1) return null;
  return box.querySelector<HTMLElement>('[data-fault]') ?? placeOf(box.parentElement);
}

/** Shows the fault of one field beside it, or takes it away. One that `isAnnounced` is read by screen readers at once. */
export function showFault(field: Field, message: string, isAnnounced: boolean): void {
  const place = placeOf(field);
  if (!place) return;
  place.id = `${field.id}-fault`;
  const marks = { 'aria-invalid': 'true', 'aria-describedby': place.id };
  for (const [name, value] of Object.entries(marks))
    if (message) field.setAttribute(name, value);
    else field.removeAttribute(name);
  if (isAnnounced) place.setAttribute('role', 'alert');
  else place.removeAttribute('role');
  place.textContent = message;
}

/** Shows all faults at once, says the first one and puts the focus there. */
export function showFaults(form: HTMLFormElement, faults: readonly FieldFault[]): void {
  const [first] = faults;
  for (const field of askedFields(form)) {
    const fault = faults.find(({ field: name }) => name === field.name);
    const isAnnounced = fault !== undefined && fault === first;
    showFault(field, fault ? fault.message : '', isAnnounced);
    if (!isAnnounced) continue;
    // Enter in a box sends a form whose fields may be folded away.
    field.closest('details')?.setAttribute('open', '');
    field.focus();
  }
}
