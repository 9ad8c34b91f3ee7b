type Field = HTMLInputElement | HTMLTextAreaElement;

/** Of boxes to tick the value never changes. */
function holdsInput(field: Field): boolean {
  if (field.type === 'hidden') return false;
  if ('checked' in field && /checkbox|radio/.test(field.type)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Whether a visitor has written or ticked something below these elements. */
export function fieldHoldsInput(within: string): boolean {
  return [...document.querySelectorAll<Field>(`${within} input, ${within} textarea`)].some(holdsInput);
}
