import { sketchClasses, classOf, type FieldCounts } from '@site/shared/contract/field-counts';
import { judge } from './judge';
import { Observations } from './observations';
import type { Watched } from './watched';
import type { VersionCount, VersionCounts } from '@site/shared/contract/version-counts';
import { reasonOf } from './carry-out';

const canary: Watched = { kind: 'canary', name: 'mf-help', version: '2.0.0', against: '1.0.0', since: 60_000 };
const zeros = {
  ...{ pages: 0, renders: 0, renderFailures: 0, standIns: 0, renderTimes: [] },
  ...{ hydrations: 0, hydrationFailures: 0, scriptErrors: 0, chunkFailures: 0, policyReports: 0 },
};

/** A sketch of so many values each. */
function sketch(...values: [value: number, times: number][]): number[] {
  const numbers = Array.from({ length: sketchClasses }, () => 0);
  for (const [value, times] of values) numbers[classOf(value)] = (numbers[classOf(value)] ?? 0) + times;
  return numbers;
}

/** Ten minutes of looks, ten seconds apart, at shells that count so much more of each version each time. */
function judged(own: FieldCounts, control: FieldCounts, shells = ['a'], watched = canary) {
  const observations = new Observations();
  const times = (field: FieldCounts, count: number): FieldCounts =>
    Object.fromEntries(Object.entries(field).map(([name, numbers]) => [name, numbers.map((one) => one * count)]));
  for (let look = 0; look <= 66; look += 1) {
    const ofCanary = Math.max(0, look - 6);
    const counts: VersionCount[] = [
      { remote: 'mf-help', version: '1.0.0', ...zeros, field: times(control, look) },
      { remote: 'mf-help', version: '2.0.0', ...zeros, field: times(own, ofCanary) },
    ];
    const answers = shells.map((shell): [string, VersionCounts] => [shell, { process: shell, revision: 1, counts }]);
    observations.take(look * 10_000, new Map(answers));
    const [verdict] = judge(observations, [watched], look * 10_000);
    if (verdict) return verdict;
  }
  return undefined;
}

const usual = sketch([20, 8], [60, 2]);

test('R13.84 a canary whose renders block is ended, and the sentence names the measure, both shares and the counts', () => {
  const verdict = judged({ render: sketch([800, 2]) }, { render: usual });

  expect(verdict?.kind).toBe('render p75');
  expect(verdict?.evidence.p).toBeLessThan(0.001);
  expect(verdict && reasonOf(verdict)).toMatch(
    /^mf-help 2\.0\.0: \d+ of \d+ renders took longer than 2\d\d ms, of 1\.0\.0 0 of \d+; the canary ends$/,
  );
});

test('R13.84 what is slower by less than the tolerance is not slow, and neither is what is slow for both', () => {
  expect(judged({ render: sketch([120, 3]) }, { render: usual })).toBeUndefined();
  expect(judged({ render: sketch([4000, 3]) }, { render: sketch([4000, 20]) })).toBeUndefined();
});

test('R13.84 slow is what is slow for such a device and browser, whoever visits the canary', () => {
  const fast = { 'lcp desk chromium': sketch([900, 10]) };
  const both = { ...fast, 'lcp phone wechat': sketch([4000, 10]) };
  expect(judged({ 'lcp phone wechat': sketch([4000, 5]) }, both)).toBeUndefined();
  expect(judged({ 'lcp phone wechat': sketch([900, 5]), 'lcp desk chromium': sketch([2600, 2]) }, both)?.kind).toBe(
    'lcp p75',
  );
  // Of what the control never showed nobody knows what is usual.
  expect(judged({ 'lcp phone safari': sketch([9000, 5]) }, both)).toBeUndefined();
});

test.each([
  ['redirect', 'redirect'],
  ['missing', 'missing'],
  ['noindex', 'noindex'],
  ['begun', 'begun desk safari'],
  ['form', 'form phone wechat'],
  ['tap', 'tap desk other'],
  ['error firefox', 'error phone firefox'],
])('R13.84 a canary that does worse in %s is ended for it, and one that does as all do is not', (kind, name) => {
  const control = { [name]: [20, 1] };
  expect(judged({ [name]: [20, 8] }, control)?.kind).toBe(kind);
  expect(judged({ [name]: [20, 1] }, control)).toBeUndefined();
});

test('R13.84 errors of one browser family are not hidden by the others', () => {
  const names = ['error desk chromium', 'error phone safari', 'error phone wechat'];
  const control = Object.fromEntries(names.map((name) => [name, [40, 0]]));
  const own = { ...control, 'error phone safari': [40, 2] };
  expect(judged(own, control)?.kind).toBe('error safari');
});

test('R13.84 what two shells show is judged of both, and a promotion is not judged by what visitors live through', () => {
  const slow = { render: sketch([800, 2]) };
  expect(judged(slow, { render: usual }, ['a', 'b'])?.kind).toBe('render p75');
  expect(judged(slow, { render: usual }, ['a'], { ...canary, kind: 'promotion' })).toBeUndefined();
});
