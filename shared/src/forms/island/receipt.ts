import { callbackAddress } from '../../contract/callback-address';
import { experienceAddress } from '../../contract/lead-wire';
import { endReservation } from '../../store/reservation-session';
import { keepReceipt } from './kept-forms';

export type Receipt = {
  /** The words of success, and what is promised. */
  title: string;
  promise: string;
  sent: [heading: string, value: string][];
  /** Closing it ends the reservation bar for the session. */
  once: boolean;
  /** Of a case, by which the visitor asks again. */
  number?: string | undefined;
  /** By which the visitor changes or cancels it; a receipt that an older release kept has none. */
  code?: string | undefined;
  /** What comes next. */
  after?: string | undefined;
  /** It was sent by itself when the network was back. */
  late: boolean;
};

function make(tag: string, attributes: Record<string, string>, children: (Element | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

let shown: HTMLElement | undefined;
let before: HTMLElement | null = null;

function close(once: boolean): void {
  shown?.remove();
  shown = undefined;
  keepReceipt();
  if (once) endReservation();
  before?.focus();
}

/** What it holds is copied by the island `support`, which comes at the press. */
function copier(text: string, label: string): HTMLElement {
  return make('button', { type: 'button', 'data-island': 'support', 'data-copies': text }, [label]);
}

function buttons({ once, number }: Receipt): HTMLElement {
  const known = make('button', { type: 'button' }, ['我知道了']);
  known.onclick = () => close(once);
  return make('p', {}, [
    known,
    number ? copier(number, '复制工单号') : make('a', { href: experienceAddress }, ['来电前先看看']),
  ]);
}

/** The code, which nobody can tell again once the receipt is closed. */
function codeLine({ code }: Receipt): Element[] {
  if (!code) return [];
  const care = make('a', { href: callbackAddress }, ['改时间或取消']);
  return [make('span', {}, [`回电码 ${code}`]), make('p', {}, [copier(code, '复制回电码'), care])];
}

function lines({ sent, late, after = '' }: Receipt): HTMLElement {
  const rows = [...sent, ['接下来', `${late ? '网络已恢复，内容已自动提交。' : ''}${after}`] as const];
  return make('details', {}, [
    make('summary', {}, ['提交的内容']),
    make(
      'dl',
      {},
      rows.flatMap(([heading, value]) => [make('dt', {}, [heading]), make('dd', {}, [value])]),
    ),
  ]);
}

/**
 * Shows what was booked until the visitor closes it, on the pages after this one too: beside the application, which it
 * outlives. A `fresh` one is unfolded and its button has the focus.
 */
export function showReceipt(receipt: Receipt, fresh: boolean): void {
  shown?.remove();
  const { title, promise, once } = receipt;
  const details = lines(receipt);
  details.toggleAttribute('open', fresh);
  const names = { role: 'dialog', 'aria-label': title, 'aria-describedby': '_receipt-promise' };
  shown = make('section', { ...names, 'data-receipt': '', 'data-served': '' }, [
    make('b', { role: 'status' }, [title]),
    make('span', { id: '_receipt-promise' }, [promise]),
    details,
    ...codeLine(receipt),
    buttons(receipt),
  ]);
  shown.onkeydown = ({ key }) => {
    if (key === 'Escape') close(once);
  };
  document.body.append(shown);
  if (!fresh) return;
  before = document.activeElement as HTMLElement | null;
  shown.querySelector<HTMLElement>('button:not([data-copies])')?.focus();
}

/** The way to the page that comes after a quick form, as a press on the link: by the application where it runs. */
export function followReceipt(): void {
  (shown ?? document).querySelector<HTMLElement>(`a[href="${experienceAddress}"]`)?.click();
}
