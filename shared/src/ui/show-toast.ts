import { toastTime } from '../store/site-facts';

type Toast = {
  /** A `<Toast />` that is in the page. */
  elem?: HTMLElement | null;
  text?: string;
};

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function refuse(reason: string): false {
  console.error(reason);
  return false;
}

/** Shows a message for 1.5 s. It stays in the live region afterwards, so that a slow screen reader can finish it. */
export function popToast(elem: HTMLElement, text: string): void {
  clearTimeout(timers.get(elem));
  elem.textContent = text;
  elem.dataset.shown = '';
  timers.set(
    elem,
    setTimeout(() => delete elem.dataset.shown, toastTime),
  );
}

/** The toast of the specification: called without what it needs it says so to the developer, in its words, and answers false. */
export function showToast(toast?: Toast): boolean {
  if (!toast?.text) return refuse('参数错误');
  const { elem, text } = toast;
  if (!elem) return refuse('elem不能为空');
  popToast(elem, text);
  return true;
}
