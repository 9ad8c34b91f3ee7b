import { groupedCode } from '../../contract/callback-code';

/** What the island knows of a form beside what stands in it. */
type FormState = {
  /** Idempotency key, the same for every retry. */
  key: string;
  /** By which the visitor changes what was booked, once it is; in groups that can be read. */
  code: string;
  consentAt?: string | undefined;
  /** When it was empty last, in milliseconds of the page: a served form is there from the start. */
  since: number;
  busy: boolean;
};

const states = new WeakMap<HTMLFormElement, FormState>();

/** 128 random bits as hex; `randomUUID` has less, and is missing on pages without https. */
function randomBits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function stateOf(form: HTMLFormElement): FormState {
  return states.get(form) ?? renew(form, 0);
}

/** After a booking the next one is another. */
export function renew(form: HTMLFormElement, since = performance.now()): FormState {
  const state = { key: randomBits(), code: groupedCode(randomBits()), since, busy: false };
  states.set(form, state);
  return state;
}

/** Says on the button that the form is under way. */
export function setBusy(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector<HTMLElement>('[type=submit]');
  stateOf(form).busy = busy;
  if (!button) return;
  const { dataset } = button;
  if (busy) {
    dataset.label = button.textContent ?? '';
    button.setAttribute('aria-disabled', 'true');
  } else button.removeAttribute('aria-disabled');
  button.textContent = busy ? '提交中…' : (dataset.label ?? '');
}

/** Says in the form that it waits for the network, or that it does no longer; what was refused there before goes too. */
export function setWaiting(form: HTMLFormElement, waits: boolean): void {
  const place = form.querySelector('[data-waiting]');
  if (place) place.textContent = waits ? '网络已断开，内容已保留，恢复后自动提交' : '';
}
