import { labelOf } from '../../render/pages/release-set';
import type { LiveSet } from '../releases/live-sets';
import { VersionCounter } from './version-counter';
import { VersionWatch } from './version-watch';

const live = {
  sequence: 3,
  input: {
    set: {
      shell: { version: '9.0.0' },
      remotes: { 'mf-help': { version: '2.0.0' }, 'mf-info': { version: '1.0.0' } },
    },
  },
} as unknown as LiveSet;

const release = labelOf('mf-help', '2.0.0');
const attacker = '203.0.113.0/24';

let watch: VersionWatch;

beforeEach(() => {
  watch = new VersionWatch(new VersionCounter(), { live });
});

const reported = (version = '2.0.0') => watch.counter.read('mf-help', version);

function network(index: number): string {
  return `10.${Math.floor(index / 250)}.${index % 250}.0/24`;
}

/** Visitors of different networks, each of whom gets a page and hydrates it. */
function visitors(count: number, from = 0): void {
  for (let index = from; index < from + count; index += 1) {
    watch.answered(release, () => network(index));
    watch.reported(release, network(index), 'hydrations');
  }
}

test('R10.50 attack: 10,000 reports of one host that got one page count as one', () => {
  visitors(200);
  for (let index = 0; index < 100; index += 1) watch.reported(release, network(index), 'hydrationFailures');
  watch.answered(release, () => attacker);
  for (let index = 0; index < 10_000; index += 1) watch.reported(release, attacker, 'hydrationFailures');

  expect(reported()).toMatchObject({ hydrations: 200, hydrationFailures: 101 });
});

test('R10.50 attack: one host that fetches 10,000 pages and reports a failure for each counts as one failure', () => {
  visitors(200);
  for (let index = 0; index < 10_000; index += 1) {
    watch.answered(release, () => attacker);
    watch.reported(release, attacker, 'hydrationFailures');
    watch.reported(release, attacker, 'scriptErrors');
    watch.reported(release, attacker, 'chunkFailures');
    watch.reported(release, attacker, 'policyReports');
  }

  expect(reported()).toMatchObject({ hydrationFailures: 1, scriptErrors: 1, chunkFailures: 1, policyReports: 1 });
});

test('attack: beside 100 failures of others it adds five of every hundred, and one', () => {
  visitors(100);
  for (let index = 0; index < 100; index += 1) watch.reported(release, network(index), 'hydrationFailures');
  for (let index = 0; index < 10_000; index += 1) {
    watch.answered(release, () => attacker);
    watch.reported(release, attacker, 'hydrationFailures');
  }

  expect(reported().hydrationFailures).toBe(106);
});

test('attack: nor do its successes hide what fails for others', () => {
  visitors(100);
  for (let index = 0; index < 10_000; index += 1) {
    watch.answered(release, () => attacker);
    watch.reported(release, attacker, 'hydrations');
  }

  expect(reported().hydrations).toBeLessThan(108);
});

test('R10.50 attack: a report of a version that the network was not given, that is unknown or not live counts nothing', () => {
  visitors(50);
  watch.answered('mf-help@1.0.0', () => attacker);
  watch.answered('mf-info@1.0.0', () => attacker);
  for (const other of [release, 'mf-help@1.0.0', 'mf-help@7.7.7', 'mf-nobody@1.0.0', '__proto__@1.0.0'])
    watch.reported(other, attacker, 'hydrationFailures');

  expect(watch.counter.list().reduce((sum, one) => sum + one.hydrationFailures, 0)).toBe(0);
  expect(watch.counter.list().map(({ remote, version }) => labelOf(remote, version))).not.toContain('mf-help@7.7.7');
});

test('what is true of twenty networks and more is counted as it is, however few of each', () => {
  for (let round = 0; round < 10; round += 1)
    for (let index = 0; index < 30; index += 1) {
      watch.answered(release, () => network(index));
      watch.reported(release, network(index), 'hydrations');
      watch.reported(release, network(index), 'hydrationFailures');
    }

  expect(reported()).toMatchObject({ pages: 300, hydrations: 300, hydrationFailures: 300 });
});

test('who was told where the files of the other sections are may report of those', () => {
  watch.pinned([{ name: 'mf-help', version: '2.0.0' }], attacker);
  watch.reported(release, attacker, 'hydrations');
  watch.reported('mf-info@1.0.0', attacker, 'hydrations');

  expect(watch.counter.list()).toMatchObject([{ remote: 'mf-help', hydrations: 1 }]);
});

test('pages of the shell, of an absent section and of nobody are of no version', () => {
  for (const other of ['shell@9.0.0', 'mf-help@none', '']) watch.answered(other, () => attacker);

  expect(watch.counter.list()).toEqual([]);
});
