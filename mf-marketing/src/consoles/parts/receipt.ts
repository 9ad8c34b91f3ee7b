import type { Bill } from './bill';

const yuan = (sum: number) => `¥${sum}.00`;

/** The receipt of a desk: blank until there is an order. */
export function receiptOf(desk: HTMLElement) {
  const paper = desk.querySelector<HTMLElement>('[data-receipt]');
  const write = (place: string, text: string) => {
    const element = paper?.querySelector(place);
    if (element) element.textContent = text;
  };

  return {
    clear: () => paper?.toggleAttribute('data-blank', true),
    print({ sum, off, paid }: Bill, name: string, state: string): void {
      write('[data-bought]', name);
      write('[data-line=sum]', yuan(sum));
      write('[data-line=off]', off ? `−${yuan(off)}` : '—');
      write('[data-line=paid]', yuan(paid));
      write('[data-state]', state);
      paper?.removeAttribute('data-blank');
      paper?.removeAttribute('data-used');
    },
    stamp(state: string): void {
      write('[data-state]', state);
      paper?.setAttribute('data-used', '');
    },
  };
}
