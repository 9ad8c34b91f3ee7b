import type { Words } from '@site/shared/console/words';

/** The goods of a desk: which is shown, what it costs, and how many are left. */
export function shelfOf(desk: HTMLElement, word: Words) {
  const goods = [...desk.querySelectorAll<HTMLElement>('[data-goods]')];
  const stock = goods.map(({ dataset }) => Number(dataset.stock));
  let shown = goods.findIndex((one) => one.getAttribute('aria-pressed') === 'true');

  function level(index: number): void {
    const [one, left = 0] = [goods[index], stock[index]];
    const place = one?.querySelector('[data-left]');
    if (place) place.textContent = word('left', { stock: left });
    one?.querySelector('[data-level]')?.setAttribute('width', `${(left / Number(one.dataset.stock)) * 100}%`);
  }

  return {
    count: goods.length,
    get shown() {
      return shown;
    },
    name: () => goods[shown]?.dataset.goods ?? '',
    price: () => Number(goods[shown]?.dataset.price),
    stock: () => stock[shown] ?? 0,
    show(index: number): void {
      shown = index;
      goods.forEach((one, at) => one.setAttribute('aria-pressed', String(at === index)));
      const place = desk.querySelector('[data-now]');
      if (place) place.textContent = goods[index]?.dataset.goods ?? '';
      // Who works with keys stays with what is shown.
      if (goods.includes(document.activeElement as HTMLElement)) goods[index]?.focus({ preventScroll: true });
    },
    take(pieces: number): void {
      stock[shown] = (stock[shown] ?? 0) - pieces;
      level(shown);
    },
    refill(): void {
      goods.forEach((one, index) => {
        stock[index] = Number(one.dataset.stock);
        level(index);
      });
    },
  };
}
