import { besideLive, type Fault } from './fault';

const faint = (amount: number): Fault => {
  return {
    kind: 'seen',
    relative: true,
    amount,
    reason: `shows ${amount * 100} % of its words in the colour behind them`,
  };
};

test('what the live page has as well, whatever its numbers, is no fault of the release', () => {
  const own: Fault[] = [{ reason: 'is 12 px wider than its window' }, { reason: 'does not hydrate' }];
  expect(besideLive(own, [{ reason: 'is 40 px wider than its window' }])).toEqual([{ reason: 'does not hydrate' }]);
});

test('of what there may be more or less, clearly more than live is a fault', () => {
  expect(besideLive([faint(0.6)], [faint(0.2)])).toEqual([faint(0.6)]);
  expect(besideLive([faint(0.3)], [faint(0.2)])).toEqual([]);
  expect(besideLive([faint(0.3)], [])).toEqual([faint(0.3)]);
});
