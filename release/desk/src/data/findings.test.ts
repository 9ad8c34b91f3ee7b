import { removeFreshFolders } from '@site/release/testing/fresh-stores';
import { type SampleSite, sampleSite } from '../testing/sample-desk';
import { type DeskModel, readModel } from './desk-model';
import { findingsOf, headlineOf, summaryOf } from './findings';
import { canaryEndText, watcherText } from './guard-text';
import { NO_COUNTS, ShellWatch } from './shell-watch';

let site: SampleSite;

beforeEach(async () => {
  site = await sampleSite();
});

afterEach(() => site.stop());
afterAll(removeFreshFolders);

async function look(watch = new ShellWatch(site.access.config.shellUrls)): Promise<DeskModel> {
  await watch.look();
  return readModel({ access: site.access, watch, sight: { away: null } }, new Date());
}

const firstShell = () => {
  const [shell] = site.shells;
  if (!shell) throw new Error('There is no shell.');
  return shell;
};

test('all is well when every shell runs what the revision says', async () => {
  const model = await look();

  expect(headlineOf(model)).toBe('一切正常，2 台 shell 都在 r2');
  expect(findingsOf(model)).toEqual([]);
  expect(summaryOf(model)).toBe('近 24 小时修订 2 次，没有金丝雀在跑，守卫在看。');
  expect(model.shells.map(({ countsAbsent }) => countsAbsent)).toEqual([NO_COUNTS, NO_COUNTS]);
});

test('R13.61 a guard that died is a finding; one that was ended is one only where a canary runs without it', async () => {
  const dead = { state: 'dead', by: 'guard', at: '2026-11-30T00:00:00.000Z', age: 600_000 } as const;
  const model = await look();
  const died = { ...model, guard: dead };
  expect(headlineOf(died)).toBe('守卫不在了，出错不会自动回滚');
  expect(findingsOf(died)).toEqual([
    {
      title: '守卫不在了，出错不会自动回滚',
      reason: expect.stringMatching(/^guard 的守卫从 .* 起没有心跳，已 10 分钟：/),
    },
  ]);

  await site.heart.end();
  const ended = await look();
  expect([findingsOf(ended), headlineOf(ended)]).toEqual([[], '一切正常，2 台 shell 都在 r2']);
  expect(summaryOf(ended)).toBe('近 24 小时修订 2 次，没有金丝雀在跑，没有守卫在看。');
  const canary = { name: 'mf-help', version: '1.2.0', rates: [] } as unknown as DeskModel['canaries'][number];
  expect(headlineOf({ ...ended, canaries: [canary] })).toBe('金丝雀在跑，没有守卫看着');
});

test('R13.129 where the store takes no writes, or the beat is not believed, nobody says that no guard lives', async () => {
  const unwritable = { state: 'unknown', reason: 'EROFS', lastBeat: '2026-11-30T00:00:00.000Z' } as const;
  const rates = [{ judgement: 'over', title: '渲染失败' }];
  const canary = { name: 'mf-help', version: '1.2.0', rates } as unknown as DeskModel['canaries'][number];
  const model = { ...(await look()), canaries: [canary] };
  for (const guard of [unwritable, { state: 'refused', reason: 'it is damaged' } as const]) {
    const said = JSON.stringify([
      findingsOf({ ...model, guard }),
      findingsOf({ ...model, guard, canaries: [] }),
      summaryOf({ ...model, guard }),
      watcherText(guard, '1.1.0', model.now),
      canaryEndText(guard, model.now),
    ]);
    expect(said).toContain('不知道守卫在不在');
    expect(said).toContain('不知道有没有守卫会停止它');
    expect(said).not.toMatch(/守卫不在了|[^有]没有守卫/);
  }
  expect(findingsOf({ ...model, guard: unwritable }).at(-1)?.reason).toMatch(
    /^版本库写不进去，守卫的心跳也要写在那里，从 .* 起没有心跳，/,
  );
});

test('R13.66 a service that does not answer a shell is a finding once a restart would be over', async () => {
  firstShell().state.silentSeconds = 9;
  expect(findingsOf(await look())).toEqual([]);
  firstShell().state.silentSeconds = 75;
  const model = await look();

  expect(headlineOf(model)).toBe('线上版本都对，但内容服务没有应答');
  expect(findingsOf(model)).toEqual([
    { title: 'shell-1 连不上内容服务', reason: '已 1 分钟没有正常应答：没有存下的页面、搜索和表单都会失败。' },
  ]);
});

test('R13.131 what a shell reports is said in Chinese where it is known, with its own sentence', async () => {
  const text =
    'Revision 2 was ordered here and is not in the store s3://site: npm run release -- deliver brings it there.';
  firstShell().state.alarms = [{ kind: 'order', text }];
  expect(findingsOf(await look())).toEqual([
    { title: 'shell-1 报告了问题', reason: expect.stringMatching(/^直接交给它的修订还不在版本库里；/), original: text },
  ]);
});

test('R10.64 a section that a shell does not run is a deviation with its reason', async () => {
  firstShell().state.deviations = [
    { remote: 'mf-help', wanted: '1.1.0', running: '1.0.0', reason: 'its SHA-384 differs' },
  ];
  const model = await look();

  expect(headlineOf(model)).toBe('1 台 shell 有分区没跟上');
  expect(findingsOf(model)).toEqual([
    { title: 'shell-1 的 mf-help 还在 1.0.0，应为 1.1.0', reason: 'its SHA-384 differs' },
  ]);
});

test('a shell that runs another version without a word of it deviates all the same', async () => {
  firstShell().state.stuckAt = { revision: 1, remotes: { 'mf-help': '1.0.0', 'mf-info': '2.0.0' } };
  const model = await look();

  expect(headlineOf(model)).toBe('1 台 shell 没跟上 r2');
  expect(findingsOf(model)).toEqual([{ title: 'shell-1 的 mf-help 还在 1.0.0，应为 1.1.0', reason: '它还在修订 r1' }]);
});

test('a canary that a shell cannot load is a finding, because nobody sees it there', async () => {
  const help = { remote: 'mf-help', version: '1.2.0', share: 0.05, loaded: false, fault: 'routes.cjs throws' };
  firstShell().state.canaries = [{ ...help, remote: 'mf-info', loaded: true, fault: null }, help];
  const deviation = { remote: 'mf-help', wanted: '1.2.0', running: '1.1.0', reason: 'as a canary: routes.cjs throws' };
  firstShell().state.deviations = [{ ...deviation, canary: true }];
  const model = await look();

  expect(headlineOf(model)).toBe('线上版本都对，有 shell 报告了问题');
  expect(findingsOf(model)).toEqual([
    { title: 'shell-1 没有装上 mf-help 的金丝雀 1.2.0', reason: 'routes.cjs throws' },
  ]);
});

test.each([
  ['is gone', () => site.shells[0]?.stop(), '那里没有进程在听。'],
  ['takes questions and answers none', () => void (firstShell().state.isSilent = true), '1 秒内没有应答。'],
  ['answers no JSON', () => void (firstShell().state.nonsense = '<html>'), '它的应答不是 JSON。'],
  ['is something else', () => void (firstShell().state.nonsense = '{}'), '它的 /-/health 不是本站 shell 的应答。'],
])('a shell that %s is named, and the page stands', async (_, damage, words) => {
  await damage();
  const model = await look();

  expect(headlineOf(model)).toBe('1 台 shell 没有应答');
  expect(findingsOf(model)[0]?.reason).toBe(`${firstShell().url}：${words}`);
});

test('a damaged end of the chain is the first thing that is said', async () => {
  await site.store.putFile('revisions/00000003.json', Buffer.from('half a fi'));
  const model = await look();

  expect(headlineOf(model)).toBe('修订链有问题，先看原因再发布');
  expect(findingsOf(model)[0]).toMatchObject({ title: '修订链有问题' });
});
