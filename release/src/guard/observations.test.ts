import type { VersionCount, VersionCounts } from '@site/shared/contract/version-counts';
import { sumOf } from './counted';
import { Observations } from './observations';

const zeros = {
  ...{ renders: 0, renderFailures: 0, standIns: 0, renderTimes: [] },
  ...{ hydrations: 0, hydrationFailures: 0, scriptErrors: 0, chunkFailures: 0, policyReports: 0 },
};

function answer(pages: number, process = '1', version = '1.0.0'): VersionCounts {
  const count: VersionCount = { remote: 'mf-help', version, ...zeros, pages };
  return { process, revision: 1, counts: [count] };
}

function observe(...looks: (VersionCounts | undefined)[]): Observations {
  const observations = new Observations();
  looks.forEach((look, second) => observations.take((second + 1) * 1000, new Map([['a', look]])));
  return observations;
}

function pagesOf({ blocks }: Observations): number[] {
  return blocks.map(({ changes }) => sumOf(changes).pages);
}

test('what a shell had counted before the guard looked is kept apart, and then each look counts what came since', () => {
  const observations = observe(answer(500), answer(510), answer(510), answer(512));

  expect(pagesOf(observations)).toEqual([0, 10, 0, 2]);
  expect(sumOf(observations.earlier).pages).toBe(500);
});

test('after a restart all of the new process is new, and a count that goes back began anew', () => {
  expect(pagesOf(observe(answer(500), answer(20, '2'), answer(21, '2')))).toEqual([0, 20, 1]);
  expect(pagesOf(observe(answer(500), answer(7), answer(9)))).toEqual([0, 7, 2]);
});

test('looks that a shell did not answer are made up for by the next one, and a new version begins at zero', () => {
  expect(pagesOf(observe(answer(5), undefined, undefined, answer(45)))).toEqual([0, 0, 0, 40]);
  expect(pagesOf(observe(answer(5), answer(3, '1', '1.1.0')))).toEqual([0, 3]);
});

test('a day of looks takes some hundred blocks, and none of what was counted is lost', () => {
  const observations = new Observations();
  const day = 24 * 3600;
  for (let second = 0; second <= day; second += 1) observations.take(second * 1000, new Map([['a', answer(second)]]));

  const moments = observations.blocks.map(({ at }) => at);
  expect(moments.length).toBeLessThan(900);
  expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
  const lastFive = observations.counts.total((day - 300) * 1000, day * 1000, () => true);
  expect(lastFive.pages).toBe(300);
  expect(sumOf(observations.blocks.flatMap(({ changes }) => changes)).pages).toBe(day);
});

test('R13.84 what visitors live through is counted from look to look, after a restart anew, and joined as it ages', () => {
  const lived = (slow: number, process = '1') => {
    const { counts, ...rest } = answer(1, process);
    return { ...rest, counts: counts.map((count) => ({ ...count, field: { 'tap phone wechat': [10 + slow, slow] } })) };
  };
  const { blocks } = observe(lived(0), lived(3), lived(3), lived(1), lived(2, '2'));
  const fields = blocks.map(({ changes }) => changes.map(({ field }) => field?.['tap phone wechat']));
  expect(fields).toEqual([[], [[3, 3]], [], [[11, 1]], [[12, 2]]]);

  const old = new Observations();
  for (let second = 0; second <= 1200; second += 1) old.take(second * 1000, new Map([['a', lived(second)]]));
  const failures = old.blocks.flatMap(({ changes }) =>
    changes.map(({ field }) => field?.['tap phone wechat']?.[1] ?? 0),
  );
  expect(old.blocks.length).toBeLessThan(700);
  expect(failures.reduce((sum, one) => sum + one, 0)).toBe(1200);
});
