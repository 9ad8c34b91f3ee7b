import { barredFor, BarredAddresses, patternLimit, struckWithin } from './barred-addresses';

function setUp() {
  let moment = 1;
  const barred = new BarredAddresses(() => moment);
  const pass = (milliseconds: number) => {
    moment += milliseconds;
  };
  /** So many addresses of the pattern, with time between them. */
  const strike = (count: number, between = 0) => {
    for (let turn = 0; turn < count; turn += 1) {
      barred.add('info-id', `/info/${turn}`);
      pass(between);
    }
  };
  return { barred, pass, strike };
}

test('an address is barred alone and for a while, under its own route only', () => {
  const { barred, pass } = setUp();
  barred.add('info-id', '/info/1');
  expect(barred.has('info-id', '/info/1')).toBe(true);
  expect(barred.has('info-id', '/info/2')).toBe(false);
  expect(barred.has('unrenderable', '/info/1')).toBe(false);
  pass(barredFor + 1);
  expect(barred.has('info-id', '/info/1')).toBe(false);
});

test('enough addresses of a pattern bar the pattern, and no other one', () => {
  const { barred, pass, strike } = setUp();
  strike(patternLimit - 1);
  expect(barred.has('info-id', '/info/other')).toBe(false);
  strike(patternLimit);
  expect(barred.has('info-id', '/info/other')).toBe(true);
  expect(barred.has('help-id', '/help/other')).toBe(false);
  pass(barredFor + 1);
  expect(barred.has('info-id', '/info/other')).toBe(false);
});

test('addresses of long ago do not bar a pattern, nor does one address again and again', () => {
  const { barred, strike } = setUp();
  strike(patternLimit, struckWithin / patternLimit + barredFor);
  for (let turn = 0; turn < patternLimit; turn += 1) barred.add('info-id', '/info/same');
  expect(barred.has('info-id', '/info/other')).toBe(false);
});

test('after its time a pattern is barred again by the next of its addresses', () => {
  const { barred, pass, strike } = setUp();
  strike(patternLimit);
  pass(barredFor + 1);
  barred.add('info-id', '/info/next');
  expect(barred.has('info-id', '/info/other')).toBe(true);
});

test('however many addresses are struck, a bounded number is remembered', () => {
  const { barred } = setUp();
  for (let turn = 0; turn < 2000; turn += 1) barred.add(`route-${turn}`, '/a');
  const remembered = Array.from({ length: 2000 }, (_, turn) => barred.has(`route-${turn}`, '/a')).filter(Boolean);
  expect(remembered).toHaveLength(500);
});
