import { harms, judgeViews, troubles } from './simulated-views';

/** `npm run prove -- --only field-guard` has 200. */
const seeds = [1, 2];
const tenMinutes = 600;

test.each(Object.entries(harms))(
  'R13.88 a canary of ten views a second is ended within ten minutes for its own reason: %s',
  (_, harm) => {
    const kinds = seeds.map((seed) => judgeViews({ seed, perSecond: 10, seconds: tenMinutes, harm })?.verdict.kind);
    expect(kinds.every((kind) => kind !== undefined)).toBe(true);
    const [measure] = kinds[0]?.split(' ') ?? [];
    expect(Object.values(harm).flatMap((harmed) => Object.keys(harmed))).toContain(measure);
  },
);

test.each(Object.entries(troubles))('R13.89 a canary that suffers what all suffer is not ended: %s', (_, trouble) => {
  expect(judgeViews({ seed: 1, perSecond: 10, seconds: tenMinutes, harm: {}, trouble })).toBeUndefined();
});
