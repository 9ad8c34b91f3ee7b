import { differenceOf, quantileOf, rateOf } from './statistics';

test("a rate has Wilson's interval, also where nothing failed", () => {
  const none = rateOf(0, 100);
  const some = rateOf(37, 218);

  expect([none.rate, none.low]).toEqual([0, 0]);
  expect(none.high).toBeCloseTo(0.037, 3);
  expect(some.rate).toBeCloseTo(0.1697, 4);
  expect([some.low, some.high].map((share) => share.toFixed(3))).toEqual(['0.126', '0.225']);
  expect(rateOf(0, 0)).toMatchObject({ rate: 0, low: 0, high: 1 });
});

test('of a difference the interval holds zero until there is enough to say more', () => {
  const few = differenceOf(rateOf(1, 20), rateOf(0, 20));
  const many = differenceOf(rateOf(37, 218), rateOf(1, 872));

  expect(few.low).toBeLessThan(0);
  expect(few.high).toBeGreaterThan(0);
  expect(many.low).toBeGreaterThan(0.1);
  expect(many.value).toBeCloseTo(0.1686, 4);
});

test('a quantile lies in the class of its rank, and beyond the last bound it is said to be open', () => {
  const classes = [0, 0, 0, 50, 50, 0, 0, 0, 0, 0];

  expect(quantileOf(classes, 0.5)).toMatchObject({ value: 50, renders: 100, isOpen: false });
  expect(quantileOf(classes, 0.95)?.value).toBeCloseTo(95);
  expect(quantileOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 10], 0.95)).toMatchObject({ value: 2000, isOpen: true });
  expect(
    quantileOf(
      Array.from({ length: 10 }, () => 0),
      0.95,
    ),
  ).toBeNull();
});
