import { fieldFormats } from '../../parts/contract/field-formats';
import { leadFacts } from '../../contract/lead-facts';
import { longestTypedPhone, plainPhone } from '../../contract/plain-phone';

const { longest } = leadFacts.phone;

/** The phone field of the form that an event is in: browsers fill in others than the one with the focus. */
function phoneIn({ target }: Event): HTMLInputElement | null | undefined {
  return (target as Element).closest?.('form[data-island=forms]')?.querySelector('[name=phone]');
}

/** Several signs at once: pasted, dropped, filled in, or put there by a keyboard that knows what was copied. */
function isWhole({ type, data, inputType }: InputEvent): boolean {
  return /paste|drop|From|Repl/.test(type + inputType) || Boolean(data?.[1]);
}

/** A digit too many is not let in while somebody types, as by `maxlength`; a pasted number that is none stays, for the rule to say so. */
function plainIn(field: HTMLInputElement, event: InputEvent): string {
  const plain = plainPhone(field.value);
  const isTyped = event.type === 'input' && !isWhole(event);
  return isTyped && /^\d+$/.test(plain) ? plain.slice(0, longest) : plain;
}

/** Lets a number in as people have it, which may be longer than its digits, and gives a whole one its one spelling. */
function tidy(event: Event): void {
  const field = phoneIn(event);
  if (!field || (event as InputEvent).isComposing) return;
  const plain = plainIn(field, event as InputEvent);
  const isNumber = fieldFormats.anyMobile.test(plain);
  if (isNumber && field.value !== plain) field.value = plain;
  const isComing = event.type !== 'input' && isWhole(event as InputEvent);
  field.maxLength = event.type === 'focusout' || (isNumber && !isComing) ? longest : longestTypedPhone;
}

/** On the window, so that whatever judges or sends a form finds its number tidied. */
export function watchPhoneFields(): void {
  for (const name of ['focusin', 'paste', 'drop', 'beforeinput', 'input', 'change', 'focusout', 'submit'])
    addEventListener(name, tidy, true);
  // The field whose focus loaded this island may be filled in before anything else happens.
  document.activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
}
