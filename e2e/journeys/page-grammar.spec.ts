import fc from 'fast-check';
import { expect, test } from '../harness/browser-test';
import { hostileTarget, tellingTargets, visitAll, writtenRoutes } from '../harness/page-grammar';
import { everyCase } from '../harness/every-case';

const seed = 20_261_122;

test(
  'whatever a visitor writes into an address, a page with one heading answers, and repeats no markup',
  everyCase,
  async ({ origin }) => {
    expect(writtenRoutes.length).toBeGreaterThan(20);
    const { faults, statuses } = await visitAll(origin, tellingTargets(4));

    expect(faults).toEqual([]);
    // Addresses of which none is a page would prove nothing.
    expect(statuses[200]).toBeGreaterThan(40);
  },
);

test('addresses of an adversary’s grammar are no failure of ours', async ({ origin }) => {
  const { faults } = await visitAll(origin, fc.sample(hostileTarget, { seed, numRuns: 150 }));

  expect(faults).toEqual([]);
  expect((await fetch(`${origin}/-/alive`)).status).toBe(200);
});
