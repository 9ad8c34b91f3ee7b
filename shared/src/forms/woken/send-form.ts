import type { LeadForm } from '../../contract/lead-forms';
import { leadEnvelopeHeaders } from '../../contract/lead-wire';
import type { EventCode } from '../../contract/tracking';
import { toastTime } from '../../store/site-facts';
import { announce } from '../../tracking/announce';
import { popToast } from '../../ui/show-toast';
import { renew, setBusy, setWaiting, stateOf } from './form-state';
import { dropLetter, keepLetter, keepReceipt, type Waiting } from './kept-forms';
import { post } from './post-form';
import { clearFields, faultsIn, isTrapped, sentLines, valuesOf } from './read-form';
import { followReceipt, showReceipt } from './receipt';
import { showFaults } from './show-faults';

function letterOf(form: HTMLFormElement, late: boolean): Waiting {
  const { call = '', form: name = '', booked = '', promise = '', event = '', sends } = form.dataset;
  const { key, since, consentAt = new Date().toISOString() } = stateOf(form);
  const fillTime = performance.now() - since;
  const headers = leadEnvelopeHeaders(name as LeadForm, { key, consentAt, fillTime, honeypot: isTrapped(form) });
  return {
    letter: { key, path: call, plain: sends === 'form', headers, values: valuesOf(form) },
    receipt: { title: booked, promise, sent: sentLines(form), once: 'once' in form.dataset, late },
    event,
  };
}

/** What is behind a modal dialog can neither be read nor reached: the sheet of the form leaves first. */
function afterSheet(form: HTMLFormElement | undefined, next: () => void): void {
  const sheet = form?.closest('dialog');
  const cross = sheet?.querySelector<HTMLElement>('[data-dialog-close]');
  if (!sheet?.open || !cross) return next();
  sheet.addEventListener('close', next, { once: true });
  cross.click();
}

function finish({ letter, receipt, event }: Waiting, form?: HTMLFormElement): void {
  dropLetter(letter.key);
  keepReceipt(receipt);
  announce(event as EventCode);
  if (form) {
    clearFields(form);
    renew(form);
    if ('next' in form.dataset) setTimeout(followReceipt, toastTime);
  }
  afterSheet(form, () => showReceipt(receipt, true));
}

function wait(waiting: Waiting, form?: HTMLFormElement): void {
  keepLetter({ ...waiting, receipt: { ...waiting.receipt, late: true } });
  if (form) setWaiting(form, true);
}

/** Tells of a lead that did not go through, beside its form; where that is gone, in the place of its receipt. */
function refuse({ letter, receipt }: Waiting, text: string, settled: boolean, form?: HTMLFormElement): void {
  // Of a failure that nobody judged the letter stays for the next page.
  if (settled || form) dropLetter(letter.key);
  const toast = form?.querySelector<HTMLElement>('[data-toast]');
  if (toast) popToast(toast, text);
  else if (settled) showReceipt({ ...receipt, title: '没有提交成功', promise: text }, true);
}

/** Sends a letter of a form, or one whose form is gone. */
export async function deliver(waiting: Waiting, form?: HTMLFormElement): Promise<void> {
  if (form) setBusy(form, true);
  const { ok, message, settled } = await post(waiting.letter);
  if (form) setBusy(form, false);
  if (ok) finish(waiting, form);
  else if (navigator.onLine) refuse(waiting, message, settled, form);
  else wait(waiting, form);
}

/** Judges a form, then sends it once; `late`, where it waited for the network. */
export async function send(form: HTMLFormElement, late: boolean): Promise<void> {
  const { busy, key } = stateOf(form);
  if (busy) return;
  setWaiting(form, false);
  const faults = faultsIn(form);
  showFaults(form, faults);
  if (faults.length > 0) return dropLetter(key);
  const waiting = letterOf(form, late);
  if (navigator.onLine) await deliver(waiting, form);
  else wait(waiting, form);
}
