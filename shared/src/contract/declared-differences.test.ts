import { Value } from '@sinclair/typebox/value';
import { type DeclaredDifference, DeclaredDifferences, isDeclared } from './declared-differences';
import type { GateFinding } from './gate-report';

const declared: DeclaredDifference[] = [
  { kind: 'vanishes', address: '/help/helpDocument/10074' },
  { kind: 'slower', address: '/help/helpSearch', most: 400 },
];

const finding = (change: Partial<GateFinding>): GateFinding => {
  return { part: 'live', where: '/help', reason: 'differs', ...change };
};

test('a kind is declared at an address; no other kind, no wildcard', () => {
  expect(Value.Check(DeclaredDifferences, declared)).toBe(true);
  for (const wrong of [
    { kind: 'everything', address: '/help' },
    { kind: 'noindex', address: '/help/*' },
  ])
    expect(Value.Check(DeclaredDifferences, [wrong])).toBe(false);
});

test.each<[Partial<GateFinding>, boolean]>([
  [{ kind: 'vanishes', where: '/help/helpDocument/10074' }, true],
  [{ kind: 'vanishes', where: '/help/helpDocument/10075' }, false],
  [{ kind: 'noindex', where: '/help/helpDocument/10074' }, false],
  [{ kind: 'slower', where: '/help/helpSearch', amount: 390 }, true],
  [{ kind: 'slower', where: '/help/helpSearch', amount: 410 }, false],
  [{ where: '/help/helpDocument/10074' }, false],
])('%o is declared: %s', (change, is) => {
  expect(isDeclared(finding(change), declared)).toBe(is);
});
