import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { detectionTable } from './detection-table';
import { timeBefore } from './rules';
import { harms } from './simulated-views';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { fallen } from '../testing/simulated-site';

afterAll(removeFreshFolders);

test('R13.90 the how-to says of the time until a version is found what guard --explain prints', async () => {
  const { exitCode, out } = await freshSite().run('guard', '--explain');
  const text = readFileSync(join(repositoryRoot, 'docs/how-to/guard-releases.md'), 'utf8');
  const rows = out
    .split('\n')
    .filter((line) => /^(?:promotion|canary) /.test(line))
    .map((line) => line.split(/ {2,}/));

  expect(exitCode).toBe(0);
  expect(rows).toHaveLength(8);
  const field = out.split('\n').filter((line) => Object.keys(harms).some((name) => line.startsWith(name)));
  expect(field).toHaveLength(Object.keys(harms).length);
  for (const line of field) expect(text).toContain(`| ${line.split(/ {2,}/).join(' | ')} |`);
  for (const cells of rows) expect(text).toContain(`| ${cells.join(' | ')} |`);
  // Of 50 requests a second all, every fifth and every tenth fail: seconds, and at most 30 of them.
  const often = rows.filter(([, requests]) => requests === '50 a second').flatMap((cells) => cells.slice(2, 5));
  expect(often).toHaveLength(6);
  for (const cell of often) expect(Number(/^(\d+) s$/.exec(cell)?.[1])).toBeLessThanOrEqual(30);
});

/** Seconds until a whole guard, which looks on while the version before is live, finds a promotion of this site; null where it does not. */
function foundAfter(perSecond: number, fails: number, seed: number): number | null {
  const [before, seconds] = [timeBefore / 1000, 1800];
  const watched = { kind: 'promotion', name: 'mf-info', version: '2', against: '1', since: timeBefore } as const;
  const happens = (second: number) => {
    const isLive = second > before;
    return [{ remote: 'mf-info', version: isLive ? '2' : '1', perSecond, fails: { render: isLive ? fails : 0.01 } }];
  };
  const simulation = { shells: ['a'], seed, seconds: before + seconds, happens, watched: [watched] };
  const { value } = fallen(simulation).next();
  return value ? value.second - before : null;
}

test('R13.132 what the table says of a promotion is what a guard does that saw ten minutes of the version before', () => {
  const { data } = detectionTable();
  for (const [perSecond, fails] of [
    [1, 0.2],
    [0.1, 0.2],
    [0.1, 1],
  ] as const) {
    const said = data.find((one) => one.kind === 'promotion' && one.perSecond === perSecond && one.fails === fails);
    const runs = Array.from(
      { length: 15 },
      (_, seed) => foundAfter(perSecond, fails, seed + 1) ?? Number.POSITIVE_INFINITY,
    );
    const median = runs.sort((one, other) => one - other)[7] ?? 0;
    const most = said?.seconds ?? Number.POSITIVE_INFINITY;
    // Both are medians of few runs.
    if (Number.isFinite(most))
      expect([perSecond, fails, Math.abs(Math.log(median / most)) < Math.log(1.5)]).toEqual([perSecond, fails, true]);
    else expect([perSecond, fails, median]).toEqual([perSecond, fails, most]);
  }
});
