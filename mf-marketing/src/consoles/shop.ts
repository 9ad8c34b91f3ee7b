import { type Operation, operate } from '@site/shared/console/operate';
import { say } from '@site/shared/console/say';
import { wordsOf } from '@site/shared/console/words';
import { shopDesk as content } from '../content/home-online-shop-live/console';
import { billOf } from './parts/bill';
import { receiptOf } from './parts/receipt';
import { shelfOf } from './parts/shelf';

const stations = ['talk', 'coupon', 'order', 'use'] as const;
type Station = (typeof stations)[number];

/** What has to be passed before; a coupon may be left out. */
const before = { coupon: 'talk', order: 'coupon', use: 'order' } as const;

/** Which stations the goods that are shown have passed; it stands in the page as `data-done`. */
function wayOf(desk: HTMLElement) {
  const place = (station: Station) => desk.querySelector(`[data-step=${station}]`);
  const passed = (station: Station) => place(station)?.hasAttribute('data-done') ?? false;
  return {
    passed,
    /** A coupon that is worth nothing is left out. */
    next: (isWorth: boolean) => {
      const next = [...stations].reverse().find((station) => station === 'talk' || passed(before[station]));
      return next === 'coupon' && !isWorth ? 'order' : next;
    },
    pass: (station: Station) => place(station)?.setAttribute('data-done', ''),
    clear: () => stations.forEach((station) => place(station)?.removeAttribute('data-done')),
    /** A coupon that is worth nothing is not offered. */
    offer: (isWorth: boolean) => {
      place('coupon')?.toggleAttribute('data-idle', !isWorth);
      place('coupon')?.querySelector('button')?.setAttribute('aria-disabled', String(!isWorth));
    },
  };
}

const keys = {
  ...{ 1: 'choose:0', 2: 'choose:1', 3: 'choose:2', 4: 'choose:3' },
  ...{ ' ': 'next', ArrowRight: 'move:1', ArrowLeft: 'move:-1', r: 'reset' },
};

/** How many pieces an order takes, and from which sum on the coupon takes how much off. */
function termsOf({ dataset: { pieces, from, off } }: HTMLElement) {
  return { pieces: Number(pieces), from: Number(from), off: Number(off) };
}

/** A shelf whose goods go from the offer by coupon and order to the used code. */
function shopDesk(desk: HTMLElement): Operation {
  const word = wordsOf(content.words);
  const [shelf, receipt, way] = [shelfOf(desk, word), receiptOf(desk), wayOf(desk)];
  const { pieces, from, off } = termsOf(desk);
  const report = (what: string, values = {}) =>
    say(
      desk,
      word(what, { name: shelf.name(), price: shelf.price(), stock: shelf.stock(), pieces, from, off, ...values }),
    );

  /** Whether the coupon takes something off the order. */
  const isWorth = () => billOf(shelf.price(), pieces, { from, off }).off > 0;

  function show(index: number): void {
    way.clear();
    receipt.clear();
    shelf.show(index);
    way.offer(isWorth());
    way.pass('talk');
    report('talk');
  }
  function takeCoupon(): void {
    if (way.passed('order')) return report('late');
    if (!isWorth()) return report('small');
    way.pass('coupon');
    report('coupon');
  }
  function order(): void {
    if (way.passed('order')) return report('late');
    if (shelf.stock() < pieces) return report('short');
    const has = way.passed('coupon');
    const bill = billOf(shelf.price(), pieces, has ? { from, off } : undefined);
    shelf.take(pieces);
    receipt.print(bill, shelf.name(), word('open'));
    way.pass('order');
    report(bill.off ? 'order' : isWorth() ? 'dear' : 'plain', { paid: bill.paid });
  }
  function use(): void {
    if (!way.passed('order')) return report('early');
    way.pass('use');
    receipt.stamp(word('closed'));
    report('used');
  }
  const acts: Record<string, (value: string) => void> = {
    choose: (value) => show(Number(value)),
    move: (value) => show((shelf.shown + Number(value) + shelf.count) % shelf.count),
    talk: () => show(shelf.shown),
    coupon: takeCoupon,
    order,
    use,
    next: () => (way.passed('use') ? acts.move?.('1') : acts[way.next(isWorth()) ?? '']?.('')),
    reset: () => {
      shelf.refill();
      show(0);
      report('reset');
    },
  };
  return {
    act: (action, value) => acts[action]?.(value),
    keys,
  };
}

operate('shop', shopDesk);
