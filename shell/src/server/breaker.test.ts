import { Breaker, openFor } from './breaker';

function opened() {
  let now = 0;
  const breaker = new Breaker(() => now);
  for (let turn = 0; turn < 5; turn += 1) breaker.note(false);
  return { breaker, pass: (ms: number) => (now += ms) };
}

test('it stays closed while failures are not in a row', () => {
  const breaker = new Breaker(() => 0);
  for (let turn = 0; turn < 20; turn += 1) breaker.note(turn % 5 === 4);
  expect(breaker.admits()).toBe(true);
});

test('it opens after five failures in a row, for ten seconds', () => {
  const { breaker, pass } = opened();
  expect(breaker.admits()).toBe(false);
  pass(openFor - 1);
  expect(breaker.admits()).toBe(false);
});

test('half-open, exactly one call probes, however many ask', () => {
  const { breaker, pass } = opened();
  pass(openFor);
  expect(Array.from({ length: 50 }, () => breaker.admits()).filter(Boolean)).toHaveLength(1);
});

test('a probe that succeeds closes it, one that fails opens it for another ten seconds', () => {
  const { breaker, pass } = opened();
  pass(openFor);
  breaker.admits();
  pass(700);
  breaker.note(false);
  pass(openFor - 1);
  expect(breaker.admits()).toBe(false);
  pass(1);
  expect(breaker.admits()).toBe(true);
  breaker.note(true);
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});

test('a probe that never comes back does not keep it open for ever', () => {
  const { breaker, pass } = opened();
  pass(openFor);
  breaker.admits();
  pass(openFor);
  expect(breaker.admits()).toBe(true);
});
