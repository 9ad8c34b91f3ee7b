import type { VersionCounts } from '@site/shared/contract/version-counts';
import { SAMPLE_MS, sumOf, VersionSampler } from './version-sampler';

const [first, second] = ['a'.repeat(16), 'b'.repeat(16)];
const start = SAMPLE_MS * 1000;

function reported(process: string, renders: number, renderFailures = 0, version = '1.0.0'): VersionCounts {
  const renderTimes = [renders, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const rest = { pages: renders, standIns: 0, hydrations: 0, hydrationFailures: 0, scriptErrors: 0, chunkFailures: 0 };
  return {
    process,
    revision: 1,
    counts: [{ remote: 'mf-help', version, renders, renderFailures, renderTimes, policyReports: 0, ...rest }],
  };
}

const total = (sampler: VersionSampler, since = 0) => sumOf(sampler.since('mf-help', '1.0.0', since));

test('what was counted before the first look belongs to no hour; from then on differences count', () => {
  const sampler = new VersionSampler();
  sampler.take('one', reported(first, 1000, 10), start);
  sampler.take('one', reported(first, 1030, 11), start + 2000);
  sampler.take('two', reported(second, 500, 0), start + 2000);
  sampler.take('two', reported(second, 520, 4), start + 4000);

  expect(total(sampler)).toMatchObject({ renders: 50, renderFailures: 5, pages: 50 });
  expect(total(sampler).renderTimes[0]).toBe(50);
});

test('after a restart the numbers of the new process count from zero', () => {
  const sampler = new VersionSampler();
  sampler.take('one', reported(first, 1000), start);
  sampler.take('one', reported(second, 7, 1), start + 2000);
  sampler.take('one', reported(second, 9, 1), start + 4000);

  expect(total(sampler)).toMatchObject({ renders: 9, renderFailures: 1 });
});

test('numbers that shrink within a process, and what happened during a long silence, are left out', () => {
  const sampler = new VersionSampler();
  sampler.take('one', reported(first, 1000), start);
  sampler.take('one', reported(first, 900), start + 2000);
  sampler.take('one', reported(first, 5000), start + 600_000);
  sampler.take('one', reported(first, 5003), start + 602_000);

  expect(total(sampler).renders).toBe(3);
});

test('samples are of half a minute, and what lies before a moment is not counted in it', () => {
  const sampler = new VersionSampler();
  for (let step = 0; step <= 4; step += 1) sampler.take('one', reported(first, step * 10), start + step * SAMPLE_MS);

  expect(sampler.since('mf-help', '1.0.0', 0).map(({ at }) => (at - start) / SAMPLE_MS)).toEqual([1, 2, 3, 4]);
  expect(total(sampler, start + 3 * SAMPLE_MS).renders).toBe(20);
});

test('memory is bounded in time and in versions', () => {
  const sampler = new VersionSampler();
  for (let step = 0; step < 800; step += 1) sampler.take('one', reported(first, step), start + step * SAMPLE_MS);
  expect(sampler.since('mf-help', '1.0.0', 0)).toHaveLength(720);

  for (let patch = 0; patch < 100; patch += 1) {
    sampler.take('many', reported(first, 0, 0, `2.0.${patch}`), start + patch);
    sampler.take('many', reported(first, 1, 0, `2.0.${patch}`), start + patch);
  }
  const kept = Array.from({ length: 100 }, (_, patch) => sampler.since('mf-help', `2.0.${patch}`, 0)).filter(
    (samples) => samples.length > 0,
  );
  expect(kept.length).toBeLessThanOrEqual(60);
});
