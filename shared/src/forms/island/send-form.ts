import { plainFields } from '../../contract/lead-forms';
import { toastTime } from '../../store/site-facts';
import { askSite } from '../../http/ask-site';
import { announce } from '../../tracking/announce';
import { popToast } from '../../ui/show-toast';
import { type FormKind, kindOf } from './form-kind';
import { renew, setBusy, setWaiting, stateOf } from './form-state';
import { dropLetter, keepLetter, keepReceipt, type Waiting } from './kept-forms';
import { post, type PostAnswer } from './post-form';
import { clearFields, faultsIn, isTrapped, sentLines, textsOf, valueOf } from './read-form';
import { followReceipt, type Receipt, showReceipt } from './receipt';
import { showFaults } from './show-faults';

function letterOf(form: HTMLFormElement, kind: FormKind, late: boolean): Waiting {
  const { path, plain, booked, promise, after, once, event } = kind;
  const { key, code, since, consentAt = new Date().toISOString() } = stateOf(form);
  const fillTime = performance.now() - since;
  const [ask, wish] = [plainFields.ask, plainFields.wish].map((name) => valueOf(form, name));
  const headers = kind.headersOf({ key, code, consentAt, fillTime, honeypot: isTrapped(form), ask, wish });
  return {
    letter: { key, path, plain, headers, values: kind.bodyOf(textsOf(form)) },
    receipt: { title: booked, promise, sent: sentLines(form, kind), once, late, after, code: kind.hasCode ? code : '' },
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

/** A case has a number, and what is promised of it depends on when it was opened: the service says both. */
function receiptOf({ receipt }: Waiting, { number, message, code = receipt.code }: PostAnswer): Receipt {
  return number ? { ...receipt, title: `${receipt.title} ${number}`, number, promise: message } : { ...receipt, code };
}

function finish(waiting: Waiting, answer: PostAnswer, form?: HTMLFormElement): void {
  const receipt = receiptOf(waiting, answer);
  dropLetter(waiting.letter.key);
  keepReceipt(receipt);
  if (waiting.event) announce(waiting.event);
  if (form) {
    clearFields(form);
    renew(form);
    if (kindOf(form)?.leadsOn) setTimeout(followReceipt, toastTime);
  }
  afterSheet(form, () => showReceipt(receipt, true));
}

/** As long as an answer of the site itself is waited for, in milliseconds. */
const patience = 3000;
/** Until a letter goes out again where the site answers and its call does not, in milliseconds: first 5 s, then twice as long each time. */
const longestPause = 60_000;
let pause = 2500;

/** Whether the site itself answers: then there is a network, and only what takes the letter is away. */
function siteAnswers(): Promise<boolean> {
  return Promise.race([
    askSite().then(Boolean, () => false),
    new Promise<boolean>((done) => setTimeout(done, patience, false)),
  ]);
}

/** Says that it did not go through, keeps it, and sends it again as after a return of the network. */
function retry(waiting: Waiting, { message }: PostAnswer, form?: HTMLFormElement): void {
  keepLetter(waiting);
  say(form, message);
  pause = Math.min(pause * 2, longestPause);
  setTimeout(() => dispatchEvent(new Event('online')), pause);
}

/** Beside the form; whether there is a place. */
function say(form: HTMLFormElement | undefined, message: string): boolean {
  const place = form?.querySelector<HTMLElement>('[data-toast], [data-stays]');
  if (place) popToast(place, message);
  return Boolean(place);
}

/** The page is told that the site cannot be reached: it asks again, ever less often, and says when it can (online-state.ts). */
function wait(waiting: Waiting, form?: HTMLFormElement): void {
  keepLetter({ ...waiting, receipt: { ...waiting.receipt, late: true } });
  if (form) setWaiting(form, true);
  dispatchEvent(new Event('offline'));
}

/** Tells of a lead that did not go through, beside its form; where that is gone, in the place of its receipt. */
function refuse({ letter, receipt }: Waiting, { message, settled }: PostAnswer, form?: HTMLFormElement): void {
  // Of a failure that nobody judged the letter stays for the next page.
  if (settled || form) dropLetter(letter.key);
  if (!say(form, message) && settled) showReceipt({ ...receipt, title: '没有提交成功', promise: message }, true);
}

/** Sends a letter of a form, or one whose form is gone. */
export async function deliver(waiting: Waiting, form?: HTMLFormElement): Promise<void> {
  if (form) setBusy(form, true);
  const answer = await post(waiting.letter);
  const isAway = answer.lost && !(await siteAnswers());
  if (form) setBusy(form, false);
  if (answer.ok) finish(waiting, answer, form);
  else if (isAway) wait(waiting, form);
  else if (answer.lost) retry(waiting, answer, form);
  else refuse(waiting, answer, form);
}

/** Judges a form, then sends it once; `late`, where it waited for the network. */
export async function send(form: HTMLFormElement, late: boolean): Promise<void> {
  const { busy, key } = stateOf(form);
  const kind = kindOf(form);
  if (busy || !kind) return;
  setWaiting(form, false);
  const faults = faultsIn(form, kind);
  showFaults(form, faults);
  if (faults.length > 0) return dropLetter(key);
  const waiting = letterOf(form, kind, late);
  await deliver(waiting, form);
}
