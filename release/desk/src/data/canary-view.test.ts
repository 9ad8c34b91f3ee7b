import type { VersionCount, VersionCounts } from '@site/shared/contract/version-counts';
import { removeFreshFolders } from '@site/release/testing/fresh-stores';
import { beginCanary } from '../actions/canary-actions';
import { type SampleSite, sampleSite } from '../testing/sample-desk';
import { type DeskModel, readModel } from './desk-model';
import { headlineOf } from './findings';
import { ShellWatch } from './shell-watch';

let site: SampleSite;
let now: number;
let watch: ShellWatch;

beforeEach(async () => {
  site = await sampleSite('promote', 1);
  const ask = { name: 'mf-help', version: '1.2.0', share: 0.1, by: 'zhou', reason: undefined };
  await beginCanary(site.store, site.keys, ask, {});
  now = Date.now() + 60_000;
  watch = new ShellWatch(site.access.config.shellUrls, () => now);
});

afterEach(() => site.stop());
afterAll(removeFreshFolders);

function counted(version: string, renders: number, renderFailures: number): VersionCount {
  const renderTimes = [0, 0, 0, renders, 0, 0, 0, 0, 0, 0];
  const rest = { standIns: 0, scriptErrors: 0, chunkFailures: 0, policyReports: 0 };
  return {
    remote: 'mf-help',
    version,
    pages: renders,
    renders,
    renderFailures,
    renderTimes,
    hydrations: renders,
    hydrationFailures: 0,
    ...rest,
  };
}

async function report(canary: [number, number], control: [number, number]): Promise<void> {
  const counts = [counted('1.2.0', ...canary), counted('1.1.0', ...control)];
  const answer: VersionCounts = { process: 'a'.repeat(16), revision: 3, counts };
  if (site.shells[0]) site.shells[0].state.counts = answer;
  await watch.look();
  now += 30_000;
}

const model = (): Promise<DeskModel> => readModel({ access: site.access, watch, sight: { away: null } }, new Date(now));

test('R10.68 a canary that fails as rarely as its control is good; its counts stand beside it', async () => {
  await report([0, 0], [0, 0]);
  await report([300, 0], [2000, 2]);
  await report([1500, 1], [12_000, 11]);
  const [view] = (await model()).canaries;

  expect(view).toMatchObject({ name: 'mf-help', version: '1.2.0', control: '1.1.0', share: 0.1, beganBy: 'zhou' });
  expect(view?.rates[0]).toMatchObject({
    title: '渲染失败',
    judgement: 'good',
    canary: { failures: 1, attempts: 1500 },
  });
  expect(view?.rates[0]?.points.map(({ canary }) => canary.attempts)).toEqual([300, 1500]);
  expect(view?.latency.canary?.value).toBeGreaterThan(20);
});

test('few samples are watched, not judged', async () => {
  await report([0, 0], [0, 0]);
  await report([20, 1], [200, 0]);

  expect((await model()).canaries[0]?.rates[0]?.judgement).toBe('watching');
});

test('a rate above the line whose interval reaches below it is watched', async () => {
  await report([0, 0], [0, 0]);
  await report([150, 5], [1000, 10]);

  expect((await model()).canaries[0]?.rates[0]?.judgement).toBe('watching');
});

test('one that fails far more often stands above the line, and the headline says so', async () => {
  await report([0, 0], [0, 0]);
  await report([218, 37], [872, 1]);

  expect((await model()).canaries[0]?.rates[0]?.judgement).toBe('over');
  expect(headlineOf(await model())).toBe('mf-help 的金丝雀 1.2.0 越过守卫线');
});

test('without counts nothing is said of it', async () => {
  await watch.look();

  expect((await model()).canaries[0]?.rates[0]).toMatchObject({ judgement: 'unknown', points: [] });
  expect((await model()).errorRates.every(({ recent }) => recent.attempts === 0)).toBe(true);
});
