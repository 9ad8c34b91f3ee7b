import { closestOf } from '../../page/closest-of';
import { kindOf, kindsCame } from './form-kind';
import { stateOf } from './form-state';
import { unlessEnded } from './ended-receipt';
import { recall, waitingLetters } from './kept-forms';
import { faultsIn, type Field } from './read-form';
import { showReceipt } from './receipt';
import { deliver, send } from './send-form';
import { showFault } from './show-faults';

const forms = 'form[data-island=forms]';

type Asked = { field: Field; form: HTMLFormElement };

function fieldOf(event: Event): Asked | undefined {
  const form = closestOf<HTMLFormElement>(event, forms);
  return form ? { field: event.target as Field, form } : undefined;
}

function onSubmit(event: Event): void {
  if (!(event.target instanceof HTMLFormElement) || !event.target.matches(forms) || !kindOf(event.target)) return;
  event.preventDefault();
  void send(event.target, false);
}

function onInput(event: Event): void {
  const asked = fieldOf(event);
  if (asked) showFault(asked.field, '', false);
}

/** A field that is judged as it is left; an empty one is judged on sending. */
function onLeave(event: Event): void {
  const { field, form } = fieldOf(event) ?? {};
  const kind = form && kindOf(form);
  if (!form || !kind?.judgedOnLeave || !field?.value) return;
  const fault = faultsIn(form, kind).find(({ field: name }) => name === field.name);
  showFault(field, fault ? fault.message : '', Boolean(fault));
}

function onTick(event: Event): void {
  const { field, form } = fieldOf(event) ?? {};
  if (!form || field?.type !== 'checkbox') return;
  stateOf(form).consentAt = (field as HTMLInputElement).checked ? new Date().toISOString() : undefined;
}

/** Sends what waits: of a form that is still here what stands in it now, else as it was sent. */
async function resume(): Promise<void> {
  for (const waiting of [...waitingLetters()]) {
    const here = [...document.querySelectorAll<HTMLFormElement>(forms)];
    const form = here.find((one) => stateOf(one).key === waiting.letter.key);
    await (form ? send(form, waiting.receipt.late) : deliver(waiting));
  }
}

/**
 * The behaviour of every form that has this island: judges, sends once, says the result, keeps what waits and the receipt. By
 * listeners on the document for the life of the page; components only render (docs/architecture.md#islands).
 */
export function watchForms(): void {
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('change', onTick, true);
  document.addEventListener('focusout', onLeave, true);
  addEventListener('online', resume);
  addEventListener(kindsCame, resume);
  const receipt = unlessEnded(recall().receipt);
  if (receipt) showReceipt(receipt, false);
  if (window.siteFormKind) void resume();
}
