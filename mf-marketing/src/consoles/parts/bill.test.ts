import { billOf } from './bill';

const coupon = { from: 120, off: 20 };

test.each([
  ['with a coupon that the sum reaches', 60, coupon, { sum: 120, off: 20, paid: 100 }],
  ['with a coupon that the sum does not reach', 59, coupon, { sum: 118, off: 0, paid: 118 }],
  ['without a coupon', 68, undefined, { sum: 136, off: 0, paid: 136 }],
])('R13.8 two pieces %s', (_, price, taken, bill) => {
  expect(billOf(price, 2, taken)).toEqual(bill);
});
