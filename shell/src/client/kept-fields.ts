type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (place: Element): Field[] => [...place.querySelectorAll<Field>('input[name],textarea')];

/** A field by its form, its name and, of boxes of one name, its value; forms of one kind are told apart by their order. */
const nameOf = (field: Field): string => `${field.form?.action} ${field.name} ${field.getAttribute('value')}`;

type Kept = { field: Field; name: string; value: string; checked: boolean };

function take(place: Element): Kept[] {
  return fieldsIn(place).map((field) => {
    const { value, checked } = field as HTMLInputElement;
    return { field, name: nameOf(field), value, checked };
  });
}

/** React gives a text area of the page that it takes over the text that it was served with. */
function isReset({ value, defaultValue, type }: Field): boolean {
  return type === 'textarea' && value !== '' && value === defaultValue;
}

/** The field at hand with the place of its caret, if it was taken away; one that the visitor left is none. */
function watchFocus(): () => { field: Field; caret: number | null } | undefined {
  let field: Field | null = null;
  let caret: number | null = null;
  const note = () => {
    const { activeElement } = document;
    if (activeElement === document.body && field && !field.isConnected) return;
    field = activeElement as Field | null;
    caret = field?.selectionEnd ?? null;
  };
  note();
  for (const event of ['focusin', 'input', 'selectionchange', 'pointerup']) document.addEventListener(event, note);
  // Chromium tells of a field that is taken away as long as it is there: only afterwards is it seen which of both it was.
  document.addEventListener('focusout', () => setTimeout(note));
  return () => (field && !field.isConnected ? { field, caret } : undefined);
}

/** The same field of a page that was made anew, where the visitor typed in the one before and went nowhere else. */
function giveFocus(field: Field, caret: number | null): void {
  field.focus({ preventScroll: true });
  if (caret !== null) field.setSelectionRange(caret, caret);
}

/**
 * Takes note of what is typed below `place`; the function that is returned gives it back to fields that lost it. React makes a page
 * anew that is not what it rendered, as one is into which a password manager or a translator put an element.
 */
export function keepFields(place: Element): () => void {
  let kept = take(place);
  const lostFocus = watchFocus();
  place.addEventListener('input', () => {
    kept = take(place);
  });
  return () => {
    const before = [...kept];
    const lost = lostFocus();
    for (const field of fieldsIn(place)) {
      const index = before.findIndex(({ name }) => name === nameOf(field));
      const [old] = index < 0 ? [] : before.splice(index, 1);
      if (!old || (old.field === field && !isReset(field))) continue;
      const { value, checked } = old;
      Object.assign(field, { value, checked });
      if (old.field === lost?.field) giveFocus(field, lost.caret);
    }
    kept = take(place);
  };
}
