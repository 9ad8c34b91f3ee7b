import { fieldFormats } from '../../parts/contract/field-formats';
import { leadFacts } from '../../contract/lead-facts';
import { longestTypedPhone, plainPhone } from '../../contract/plain-phone';

const { longest } = leadFacts.phone;

/** The phone field of the form that an event is in: browsers fill in others than the one with the focus. */
function phoneIn({ target }: Event): HTMLInputElement | null | undefined {
  return (target as Element).closest?.('form[data-wake=forms]')?.querySelector('[name=phone]');
}

/** A digit too many is not let in while somebody types, as by `maxlength`; a pasted number that is none stays, for the rule to say so. */
function plainIn(field: HTMLInputElement, { type, inputType = '' }: InputEvent): string {
  const plain = plainPhone(field.value);
  const isTyped = type === 'input' && !inputType.startsWith('insertFrom');
  return isTyped && /^\d+$/.test(plain) ? plain.slice(0, longest) : plain;
}

/** Lets a number in as people have it, which may be longer than its digits, and gives a whole one its one spelling. */
function tidy(event: Event): void {
  const field = phoneIn(event);
  if (!field || (event as InputEvent).isComposing) return;
  const plain = plainIn(field, event as InputEvent);
  const isWhole = fieldFormats.anyMobile.test(plain);
  if (isWhole && field.value !== plain) field.value = plain;
  const isComing = /paste|drop/.test(event.type);
  field.maxLength = event.type === 'focusout' || (isWhole && !isComing) ? longest : longestTypedPhone;
}

/** On the window, so that whatever judges or sends a form finds its number tidied. */
export function watchPhoneFields(): void {
  for (const name of ['focusin', 'paste', 'drop', 'input', 'change', 'focusout', 'submit'])
    addEventListener(name, tidy, true);
  // The field that woke this file may be filled in before anything else happens.
  document.activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
}
