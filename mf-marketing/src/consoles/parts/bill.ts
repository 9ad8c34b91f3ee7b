/** A coupon of a show, in yuan: from this sum on, this much less. */
export type Coupon = { from: number; off: number };

export type Bill = { sum: number; off: number; paid: number };

/** What is paid for some pieces; without a coupon, or below the sum that it begins at, nothing comes off. */
export function billOf(price: number, pieces: number, coupon: Coupon | undefined): Bill {
  const sum = price * pieces;
  const off = coupon && sum >= coupon.from ? coupon.off : 0;
  return { sum, off, paid: sum - off };
}
